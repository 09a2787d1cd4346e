import { ADVENTURES, ADVERSARY_NUMBERS, type Adventure, KNIGHT_COLOURS, KNIGHT_NUMBERS } from './data.ts';
import { type Deck, deckOf } from './deck.ts';
import type { AdventureId, AdversaryCard, Kind, KnightCard } from './types.ts';

export { type Counts, changed, counted, type Deck, fullDeck, listed } from './deck.ts';

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

/** The digit that the card ends with. */
export const cardValue = (card: AdversaryCard): number => card.charCodeAt(card.length - 1) - ZERO;
const ZERO = '0'.charCodeAt(0);

/** By kind (power, enemy, monster, dragon), then by value. */
export const ADVERSARIES: Deck<AdversaryCard> = deckOf(ADVERSARY_NUMBERS, cardValue);

export const KNIGHT_CARDS = KNIGHTS.cards;
export const ADVERSARY_CARDS = ADVERSARIES.cards;

const kinds = Object.fromEntries(
  ADVERSARY_CARDS.map((card) => [card, card.slice(0, card.indexOf('-'))]),
) as Record<AdversaryCard, Kind>;

export const kindOf = (card: AdversaryCard): Kind => kinds[card];

const adventures = new Map(ADVENTURES.map((adventure) => [adventure.id, adventure]));
export const adventureOf = (id: AdventureId): Adventure => adventures.get(id) as Adventure;
