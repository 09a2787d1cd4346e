import type { Longest } from '../game.ts';
import { CARDS, type CardRow, SEAT_COUNTS, VARIANTS } from './data.ts';
import type { CardId, PileId, Variant } from './types.ts';

const rows: ReadonlyMap<unknown, CardRow> = new Map(CARDS.map((row) => [row.id, row]));

/** A card's row; undefined if the value isn't a card id. */
export const findCardRow = (id: unknown): CardRow | undefined => rows.get(id);

export const PILES: readonly PileId[] = ['knight', 'king', 'scoring'];

const cards = new Map(
  PILES.map((pile) => [
    pile,
    CARDS.filter((row) => row.pile === pile).flatMap((row) =>
      Array.from({ length: row.copies }, () => row.id),
    ),
  ]),
);

/** A player's cards of one pile in data order, one entry per copy. */
export const cardsInPile = (pile: PileId): readonly CardId[] => cards.get(pile) ?? [];

const countRounds = (variant: Variant): number => {
  const { dealt, plays } = VARIANTS[variant];
  return dealt.reduce((sum, { pile }) => sum + cardsInPile(pile).length, 0) / plays;
};

/** Rounds until every card is played: 16 and 11. */
export const ROUNDS: Readonly<Record<Variant, number>> = {
  basic: countRounds('basic'),
  advanced: countRounds('advanced'),
};

const most = (numbers: readonly number[]): number => Math.max(...numbers);
const piles = PILES.map((pile) => cardsInPile(pile).length);
/** Each card is played once, and drawn unless it was dealt. */
const stepsOfCards = Object.values(VARIANTS).map(({ dealt }) =>
  dealt.reduce((sum, { pile, cards }) => sum + 2 * cardsInPile(pile).length - cards, 0),
);

/** All seats' Knights and cards; the King's metal, who starts, and all seats' piles; the longest pile. */
export const LONGEST: Longest = {
  steps: most(SEAT_COUNTS.map(({ seats, knights }) => seats * (knights + most(stepsOfCards)))),
  outcomes: 2 + most(SEAT_COUNTS.map(({ seats }) => seats)) * PILES.length,
  items: most(piles),
};
