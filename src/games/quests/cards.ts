import { ADVENTURES, ADVERSARY_NUMBERS, type Adventure, KNIGHT_COLOURS, KNIGHT_NUMBERS } from './data.ts';
import type { AdventureId, AdversaryCard, Kind, KnightCard } from './types.ts';

/** How many cards a holder has of each sort, in the order of the deck's cards. */
export type Counts = readonly number[];

/** The different cards of one sort; their order is the order in which payments and hands are listed. */
export interface Deck<C extends string> {
  readonly cards: readonly C[];
  /** Value by position in `cards`. */
  readonly values: readonly number[];
  /** Copies in the game by position in `cards`. */
  readonly copies: Counts;
  readonly position: Readonly<Record<C, number>>;
}

function deck<C extends string>(
  rows: readonly { readonly card: C; readonly count: number }[],
  value: (card: C) => number,
): Deck<C> {
  const cards = rows.map((row) => row.card);
  return {
    cards,
    values: cards.map(value),
    copies: rows.map((row) => row.count),
    position: Object.fromEntries(cards.map((card, at) => [card, at])) as Record<C, number>,
  };
}

/** red, red-2, orange, orange-2, beige, beige-2, merlin. */
export const KNIGHTS: Deck<KnightCard> = deck<KnightCard>(
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
export const ADVERSARIES: Deck<AdversaryCard> = deck(ADVERSARY_NUMBERS, (card) => Number(card.at(-1)));

export const KNIGHT_CARDS = KNIGHTS.cards;
export const ADVERSARY_CARDS = ADVERSARIES.cards;

const kinds = Object.fromEntries(
  ADVERSARY_CARDS.map((card) => [card, card.slice(0, card.indexOf('-'))]),
) as Record<AdversaryCard, Kind>;

export const kindOf = (card: AdversaryCard): Kind => kinds[card];
export const cardValue = (card: AdversaryCard): number =>
  ADVERSARIES.values[ADVERSARIES.position[card]] as number;

const adventures = new Map(ADVENTURES.map((adventure) => [adventure.id, adventure]));
export const adventureOf = (id: AdventureId): Adventure => adventures.get(id) as Adventure;

/** All cards of the deck, equal ones side by side. */
export const fullDeck = <C extends string>(sort: Deck<C>): C[] => listed(sort, sort.copies);

export function counted<C extends string>(sort: Deck<C>, cards: readonly C[]): number[] {
  const counts = new Array<number>(sort.cards.length).fill(0);
  for (const card of cards) (counts[sort.position[card]] as number)++;
  return counts;
}

/** The cards counted, in the order of the deck. */
export function listed<C extends string>(sort: Deck<C>, counts: Counts): C[] {
  const cards: C[] = [];
  for (let at = 0; at < counts.length; at++)
    for (let copies = counts[at] as number; copies > 0; copies--) cards.push(sort.cards[at] as C);
  return cards;
}

/** The counts with some cards more (`by` 1) or fewer (`by` -1). */
export function changed<C extends string>(
  sort: Deck<C>,
  counts: Counts,
  cards: readonly C[],
  by: 1 | -1,
): number[] {
  const after = counts.slice();
  for (const card of cards) (after[sort.position[card]] as number) += by;
  return after;
}
