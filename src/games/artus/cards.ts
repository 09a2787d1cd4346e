import { CARDS, type CardRow, VARIANTS } from './data.ts';
import type { CardId, PileId, Variant } from './types.ts';

const rows: ReadonlyMap<unknown, CardRow> = new Map(CARDS.map((row) => [row.id, row]));

/** A card's row; undefined if the value isn't a card id. */
export const cardRow = (id: unknown): CardRow | undefined => rows.get(id);

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
export const cardsOf = (pile: PileId): readonly CardId[] => cards.get(pile) ?? [];

const countRounds = (variant: Variant): number => {
  const { dealt, plays } = VARIANTS[variant];
  return dealt.reduce((sum, { pile }) => sum + cardsOf(pile).length, 0) / plays;
};

/** Rounds until every card is played: 16 and 11. */
export const ROUNDS: Readonly<Record<Variant, number>> = {
  basic: countRounds('basic'),
  advanced: countRounds('advanced'),
};
