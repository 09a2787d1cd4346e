import {
  ADVENTURES,
  ADVERSARY_NUMBERS,
  type Adventure,
  cardValue,
  KNIGHT_COLOURS,
  KNIGHT_NUMBERS,
} from './data.ts';
import type { AdventureId, AdversaryCard, Board, KnightCard } from './types.ts';

/** How many of each card someone holds, in the order of the deck's cards. */
export type Counts = readonly number[];

/** The distinct cards of a deck. Payments and hands are listed in their order. */
export interface Deck<C extends string> {
  readonly cards: readonly C[];
  /** Values, by position in `cards`. */
  readonly values: readonly number[];
  /** Copies in the game, by position in `cards`. */
  readonly copies: Counts;
  readonly position: Readonly<Record<C, number>>;
  /** No card at all. */
  readonly none: Counts;
}

/** Builds a deck from its cards and their counts. */
function deckOf<C extends string>(
  rows: readonly { readonly card: C; readonly count: number }[],
  value: (card: C) => number,
): Deck<C> {
  const cards = rows.map((row) => row.card);
  return {
    cards,
    values: cards.map(value),
    copies: rows.map((row) => row.count),
    position: Object.fromEntries(cards.map((card, at) => [card, at])) as Record<C, number>,
    none: cards.map(() => 0),
  };
}

/** All cards of the deck, equal ones next to each other. */
export const fullDeck = <C extends string>(deck: Deck<C>): C[] => cardsFromCounts(deck, deck.copies);

/** The cards as counts. */
export function cardCounts<C extends string>(deck: Deck<C>, cards: readonly C[]): number[] {
  const counts = deck.none.slice();
  for (const card of cards) (counts[deck.position[card]] as number)++;
  return counts;
}

/** The counts as cards, in the order of the deck. */
export function cardsFromCounts<C extends string>(deck: Deck<C>, counts: Counts): C[] {
  const cards: C[] = [];
  for (let at = 0; at < counts.length; at++)
    for (let copies = counts[at] as number; copies > 0; copies--) cards.push(deck.cards[at] as C);
  return cards;
}

/** The counts with the cards added (`by` 1) or removed (`by` -1). */
export function changed<C extends string>(
  deck: Deck<C>,
  counts: Counts,
  cards: readonly C[],
  by: 1 | -1,
): number[] {
  const after = counts.slice();
  for (const card of cards) (after[deck.position[card]] as number) += by;
  return after;
}

/** In the order red, red-2, orange, orange-2, beige, beige-2, merlin. */
export const KNIGHTS: Deck<KnightCard> = deckOf<KnightCard>(
  [
    ...KNIGHT_COLOURS.flatMap((colour) => [
      { card: colour, count: KNIGHT_NUMBERS.singles.count },
      { card: `${colour}-2` as const, count: KNIGHT_NUMBERS.doubles.count },
    ]),
    { card: 'merlin', count: KNIGHT_NUMBERS.merlins.count },
  ],
  (card) => (card.endsWith('-2') ? 2 : 1),
);

/** By kind (power, enemy, monster, dragon), then by value. */
export const ADVERSARIES: Deck<AdversaryCard> = deckOf(ADVERSARY_NUMBERS, cardValue);

export const KNIGHT_CARDS = KNIGHTS.cards;

const adventures = new Map(ADVENTURES.map((adventure) => [adventure.id, adventure]));

export const getAdventure = (id: AdventureId): Adventure => adventures.get(id) as Adventure;

/** The complete state of a game, hidden cards included: plain JSON. */
export type CardGameState = {
  readonly board: Board;
  /** Each seat's knights, as counts by position in the knight deck. */
  readonly hands: readonly Counts[];
  /** Top card first. */
  readonly knightPile: readonly KnightCard[];
  /** Top card first. */
  readonly adversaryPile: readonly AdversaryCard[];
};
