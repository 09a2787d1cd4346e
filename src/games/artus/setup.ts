import type { Chance } from '../chance.ts';
import type { SetupOptions } from '../game.ts';
import { cardsOf } from './cards.ts';
import { CHAIR_COUNT, CROWN_CHAIRS, RINGS, SEAT_COUNTS, VARIANTS } from './data.ts';
import { EMPTY, type FigureCode, princeCode } from './figures.ts';
import type { ArtusPlayer, ArtusState } from './state.ts';
import type { CardId, Metal, PileId, Variant } from './types.ts';

/**
 * Section 3. Draws `king metal`, then `start seat` unless the options name it, then for each seat
 * `pile of seat 0: knight`, `... king` and, in the advanced game, `... scoring`.
 * @param options already checked
 */
export function setup({ variant, seats, startSeat }: SetupOptions, chance: Chance): ArtusState {
  const metal = chance.pick<Metal>('king metal', ['silver', 'bronze']);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const start = startSeat ?? chance.pick('start seat', everySeat);
  return {
    variant: variant as Variant,
    startSeat: start,
    turn: 0,
    round: 0,
    toAct: (start + seats - 1) % seats,
    playsLeft: 0,
    drawsLeft: 0,
    chairs: crownChairs(metal),
    king: CROWN_CHAIRS[0]?.chair as number,
    players: everySeat.map((seat) => dealtPlayer(variant as Variant, seats, seat, chance)),
    scoresByRound: [],
  };
}

function crownChairs(kingsMetal: Metal): FigureCode[] {
  const chairs: FigureCode[] = Array(CHAIR_COUNT).fill(EMPTY);
  const otherMetal = kingsMetal === 'silver' ? 'bronze' : 'silver';
  for (const [i, row] of CROWN_CHAIRS.entries())
    chairs[row.chair] = princeCode(
      row.kingsMetal ? kingsMetal : otherMetal,
      i === 0 ? RINGS.king : RINGS.prince,
    );
  return chairs;
}

/** Deals the hand from the top of the piles: Knight cards first, then King cards. */
function dealtPlayer(variant: Variant, seats: number, seat: number, chance: Chance): ArtusPlayer {
  const hand: CardId[] = [];
  const piles: Record<PileId, readonly CardId[]> = { knight: [], king: [], scoring: [] };
  for (const { pile, cards } of VARIANTS[variant].dealt) {
    const order = chance.shuffle(`pile of seat ${seat}: ${pile}`, cardsOf(pile));
    hand.push(...order.slice(0, cards));
    piles[pile] = order.slice(cards);
  }
  const unplaced = SEAT_COUNTS.find((row) => row.seats === seats)?.knights as number;
  return { score: 0, unplaced, hand, piles, played: [] };
}
