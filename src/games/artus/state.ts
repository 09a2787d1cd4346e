import type { Chance } from '../chance.ts';
import type { Seat, SetupOptions } from '../game.ts';
import { EMPTY_CHAIR, type FigureCode, princeCode } from './board.ts';
import { cardsInPile } from './cards.ts';
import { CHAIR_COUNT, CROWN_CHAIRS, RINGS, SEAT_COUNTS, VARIANTS } from './data.ts';
import type { CardId, Chair, Metal, PileId, ScoringCard, Variant } from './types.ts';

export type ArtusPlayer = {
  readonly score: number;
  /** Knights still to be placed. */
  readonly unplaced: number;
  /** In the order drawn. */
  readonly hand: readonly CardId[];
  /** Top card first; the scoring pile is empty in the basic game. */
  readonly piles: Readonly<Record<PileId, readonly CardId[]>>;
  /** Oldest first. */
  readonly played: readonly CardId[];
  /** What each played card scored. */
  readonly earned: readonly number[];
  /** Played cards whose condition wasn't met. */
  readonly unmet: readonly ScoringCard[];
};

/** The complete state of a game, hidden cards included: plain JSON. */
export type ArtusState = {
  readonly variant: Variant;
  readonly startSeat: Seat;
  /** Turns ended so far. */
  readonly turn: number;
  /** 0 during placement, then from 1. */
  readonly round: number;
  /** Null when the game is over. */
  readonly toAct: Seat | null;
  /** Cards left to play in the current turn. */
  readonly playsLeft: number;
  /** Cards left to draw in the current turn. */
  readonly drawsLeft: number;
  /** The figure on each of the 28 chairs. */
  readonly chairs: readonly FigureCode[];
  readonly king: Chair;
  readonly players: readonly ArtusPlayer[];
  /** Scores by seat after each finished round. */
  readonly scoresByRound: readonly (readonly number[])[];
};

/** A shallow copy of a state: its fields may be replaced, but their contents are still shared. */
export type StateDraft = { -readonly [Key in keyof ArtusState]: ArtusState[Key] };

/** Names every field: V8 copies them faster than a spread does, and gives all states the same hidden class. */
export const draftState = (state: ArtusState): StateDraft => ({
  variant: state.variant,
  startSeat: state.startSeat,
  turn: state.turn,
  round: state.round,
  toAct: state.toAct,
  playsLeft: state.playsLeft,
  drawsLeft: state.drawsLeft,
  chairs: state.chairs,
  king: state.king,
  players: state.players,
  scoresByRound: state.scoresByRound,
});

/** Replaces one player of the draft. */
export function replacePlayer(state: StateDraft, seat: Seat, player: ArtusPlayer): void {
  const players = state.players.slice();
  players[seat] = player;
  state.players = players;
}

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
  const chairs: FigureCode[] = Array(CHAIR_COUNT).fill(EMPTY_CHAIR);
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
    const order = chance.shuffle(`pile of seat ${seat}: ${pile}`, cardsInPile(pile));
    hand.push(...order.slice(0, cards));
    piles[pile] = order.slice(cards);
  }
  const unplaced = SEAT_COUNTS.find((row) => row.seats === seats)?.knights as number;
  return { score: 0, unplaced, hand, piles, played: [], earned: [], unmet: [] };
}
