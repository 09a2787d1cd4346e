import { FIGURES } from '../../games/artus/board.ts';
import { PILES } from '../../games/artus/cards.ts';
import { VARIANTS } from '../../games/artus/data.ts';
import type { ArtusState } from '../../games/artus/state.ts';
import type { ArtusView, Figure, Variant } from '../../games/artus/types.ts';
import type { Seat } from '../../games/game.ts';
import type { SearchChance } from '../search/chance.ts';
import { NOBODY } from '../search/position.ts';
import { type Board, FIRST_PRINCE, firstKnight } from './board.ts';
import { type Cards, cardsFrom, countBits, OF_PILE, wholePile } from './deck.ts';
import { ArtusPosition } from './position.ts';

export function fromState(state: ArtusState, chance: SearchChance): ArtusPosition {
  const position = new ArtusPosition(state.variant, state.players.length, chance);
  readTable(state, position);
  readFigures(
    state.chairs.map((code) => FIGURES[code] ?? null),
    position.board,
  );
  for (const [seat, { hand, piles, score, unplaced }] of state.players.entries()) {
    position.hands[seat] = cardsFrom(hand);
    position.piles[seat] = cardsFrom([...hand, ...PILES.flatMap((pile) => piles[pile])]) & ~cardsFrom(hand);
    position.scores[seat] = score;
    position.unplaced[seat] = unplaced;
  }
  return position;
}

/** Others' hands aren't dealt, but how many of their cards come from each pile is known. */
export function fromView(view: ArtusView, observer: Seat, chance: SearchChance): ArtusPosition {
  const position = new ArtusPosition(view.variant, view.players.length, chance);
  readTable(view, position);
  readFigures(view.chairs, position.board);
  position.observer = observer;
  const deck = deckOf(view.variant);
  for (const [seat, { hand = [], piles, played, score, unplaced }] of view.players.entries()) {
    const known = cardsFrom([...played, ...hand]);
    position.hands[seat] = known & ~cardsFrom(played);
    position.piles[seat] = deck & ~known;
    position.scores[seat] = score;
    position.unplaced[seat] = unplaced;
    for (const [at, pile] of PILES.entries()) {
      const inHand = countBits((position.piles[seat] as number) & (OF_PILE[at] as number)) - piles[pile];
      position.undealt[seat] = (position.undealt[seat] as number) | (inHand << (8 * at));
    }
  }
  return position;
}

const deckOf = (variant: Variant): Cards =>
  VARIANTS[variant].dealt.reduce((cards, { pile }) => cards | wholePile(pile), 0);

function readTable(
  { startSeat, round, toAct, playsLeft, drawsLeft }: ArtusState | ArtusView,
  position: ArtusPosition,
): void {
  position.startSeat = startSeat;
  position.round = round;
  position.actor = toAct ?? NOBODY;
  position.playsLeft = playsLeft;
  position.drawsLeft = drawsLeft;
}

function readFigures(figures: readonly (Figure | null)[], board: Board): void {
  const next = { silver: FIRST_PRINCE, bronze: FIRST_PRINCE + 2 };
  const knights = [0, 1, 2, 3].map(firstKnight);
  for (const [chair, figure] of figures.entries()) {
    if (figure?.kind === 'knight') board.put(knights[figure.seat]!++, chair);
    else if (figure) {
      const prince = next[figure.metal]++;
      board.put(prince, chair);
      board.rings[prince - FIRST_PRINCE] = figure.rings;
      if (!figure.king) continue;
      board.kingFigure = prince;
      board.king = chair;
    }
  }
}

/**
 * Deals others' hands: any of their unplayed cards, in the known numbers from each pile. Their draws are public, and
 * everyone owns the same cards, so nothing else can be excluded.
 */
export function deal(known: ArtusPosition, into: ArtusPosition): void {
  into.copy(known);
  for (let seat = 0; seat < known.seats; seat++) if (known.undealt[seat] !== 0) into.dealHand(seat);
}
