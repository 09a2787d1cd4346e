import type { AdventureId, AdventureNeed, AdversaryCard, CardDemand, Kind, KnightColour } from './types.ts';

/**
 * How well a row is known: certain from the rules' text, found in another source, or assumed, i.e. a
 * reconstruction that fits what's known. Anyone with the printed game can correct a row here and nowhere else.
 */
export type Tag = 'certain' | 'found' | 'assumed';

export const KINDS = ['power', 'enemy', 'monster', 'dragon'] as const satisfies readonly Kind[];
export const KNIGHT_COLOURS = ['red', 'orange', 'beige'] as const satisfies readonly KnightColour[];

/**
 * 53 knight cards: 14 singles and 2 doubles of each colour, 5 Merlins. The rules give these numbers; only the names of
 * the colours are from another source.
 */
export const KNIGHT_NUMBERS = {
  singles: { count: 14, tag: 'certain' },
  doubles: { count: 2, tag: 'certain' },
  merlins: { count: 5, tag: 'certain' },
} as const satisfies Record<string, { count: number; tag: Tag }>;

/**
 * 44 adversaries. The number of cards of each kind is certain and its colour found. It's found that only the
 * dragons go up to 5 and that the dark powers go up to 3; the distribution of values is assumed, except for the single
 * dragon of 5: the rules speak of "the" red 5.
 */
export const ADVERSARY_NUMBERS: readonly {
  readonly card: AdversaryCard;
  readonly count: number;
  readonly tag: Tag;
}[] = [
  { card: 'power-1', count: 6, tag: 'assumed' },
  { card: 'power-2', count: 5, tag: 'assumed' },
  { card: 'power-3', count: 2, tag: 'assumed' },
  { card: 'enemy-1', count: 3, tag: 'assumed' },
  { card: 'enemy-2', count: 5, tag: 'assumed' },
  { card: 'enemy-3', count: 2, tag: 'assumed' },
  { card: 'enemy-4', count: 1, tag: 'assumed' },
  { card: 'monster-1', count: 2, tag: 'assumed' },
  { card: 'monster-2', count: 4, tag: 'assumed' },
  { card: 'monster-3', count: 3, tag: 'assumed' },
  { card: 'monster-4', count: 2, tag: 'assumed' },
  { card: 'dragon-2', count: 2, tag: 'assumed' },
  { card: 'dragon-3', count: 4, tag: 'assumed' },
  { card: 'dragon-4', count: 2, tag: 'assumed' },
  { card: 'dragon-5', count: 1, tag: 'certain' },
];

const kinds = Object.fromEntries(
  ADVERSARY_NUMBERS.map(({ card }) => [card, card.slice(0, card.indexOf('-'))]),
) as Record<AdversaryCard, Kind>;

export const cardKind = (card: AdversaryCard): Kind => kinds[card];

export interface Adventure {
  readonly id: AdventureId;
  readonly need: AdventureNeed;
  /** Victory points, 6 to 20. */
  readonly value: number;
  /** How well the value is known; every condition is certain. */
  readonly tag: Tag;
}

const total = (amount: number, kind: Kind | null = null): AdventureNeed => ({
  type: 'total',
  kind,
  total: amount,
});
const sets = (...alternatives: CardDemand[][]): AdventureNeed => ({ type: 'sets', sets: alternatives });
const any: CardDemand = { kind: null, min: 1 };
const atLeast = (min: number): CardDemand => ({ kind: null, min });
const one = (kind: Kind): CardDemand => ({ kind, min: 1 });

/** The thirteen adventures: what they require and what they're worth. */
export const ADVENTURES: readonly Adventure[] = [
  { id: 'holy-grail', need: total(12), value: 20, tag: 'found' },
  { id: 'mountain', need: total(9), value: 15, tag: 'assumed' },
  { id: 'excalibur', need: total(5), value: 8, tag: 'assumed' },
  { id: 'questing-beast', need: total(8, 'dragon'), value: 16, tag: 'assumed' },
  { id: 'robbers', need: sets([any, any]), value: 6, tag: 'assumed' },
  { id: 'king-mark', need: sets([one('monster'), one('enemy'), one('power')]), value: 9, tag: 'assumed' },
  { id: 'fisher-king', need: total(6, 'monster'), value: 12, tag: 'assumed' },
  { id: 'vikings', need: sets([any, any, any, any]), value: 10, tag: 'assumed' },
  { id: 'green-knight', need: sets([atLeast(3), atLeast(4)]), value: 13, tag: 'found' },
  { id: 'royal-tournament', need: total(5, 'enemy'), value: 10, tag: 'assumed' },
  { id: 'sea-monster', need: sets(KINDS.map(one)), value: 14, tag: 'assumed' },
  {
    id: 'gold-treasure',
    need: sets([atLeast(3), atLeast(3)], [{ kind: 'dragon', min: 5 }]),
    value: 11,
    tag: 'assumed',
  },
  { id: 'saxons', need: total(4, 'power'), value: 7, tag: 'assumed' },
];

export const START_HAND = 4;
/** A column with this many cards ends a reveal and prevents the next. */
export const FULL_COLUMN = 4;
export const SEALS_PER_PLAYER = 5;
/** The game ends as soon as this many adventures are taken. */
export const LAST_ADVENTURE = 12;

/** The digit that the card ends with. */
export const cardValue = (card: AdversaryCard): number => card.charCodeAt(card.length - 1) - ZERO;

const ZERO = '0'.charCodeAt(0);
