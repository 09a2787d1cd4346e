import { ADVERSARIES, KNIGHTS } from '../../games/quests/cards.ts';
import { cardKind, KINDS } from '../../games/quests/data.ts';

/** The value of each adversary, and its column, by position in the deck. */
export const VALUE: Int32Array = Int32Array.from(ADVERSARIES.values);
export const COLUMN: Int32Array = Int32Array.from(ADVERSARIES.cards, (card) => KINDS.indexOf(cardKind(card)));

/**
 * Knights as one number: for each colour 4 bits of singles and 2 of doubles, from the lowest on, and then 3 bits of
 * Merlins. Packed hands can be added and subtracted.
 */
export type PackedKnights = number;

export const COLOUR_COUNT = 3;
export const COLOUR_BITS = 6;
export const MERLIN_SHIFT = COLOUR_COUNT * COLOUR_BITS;

const SHIFTS = [0, 4, 6, 10, 12, 16, MERLIN_SHIFT] as const;
const MASKS = [15, 3, 15, 3, 15, 3, 7] as const;

export const KNIGHT_TYPES = SHIFTS.length;

/** One knight of each type, by position in the deck. */
export const ONE_KNIGHT: Int32Array = Int32Array.from(SHIFTS, (shift) => 1 << shift);

export const knightCount = (packed: PackedKnights, type: number): number =>
  (packed >> SHIFTS[type]!) & MASKS[type]!;

export function packedKnights(counts: ArrayLike<number>): PackedKnights {
  let packed = 0;
  for (let type = 0; type < KNIGHT_TYPES; type++) packed += counts[type]! << SHIFTS[type]!;
  return packed;
}

export const countedKnights = (packed: PackedKnights): number[] =>
  SHIFTS.map((_shift, type) => knightCount(packed, type));

/** Cards, doubles as one. */
export function cardsIn(packed: PackedKnights): number {
  let cards = 0;
  for (let type = 0; type < KNIGHT_TYPES; type++) cards += knightCount(packed, type);
  return cards;
}

/** Writes the types of the knights, equal ones next to each other. @returns how many there are */
export function listKnights(packed: PackedKnights, into: Int32Array): number {
  let at = 0;
  for (let type = 0; type < KNIGHT_TYPES; type++)
    for (let copies = knightCount(packed, type); copies > 0; copies--) into[at++] = type;
  return at;
}

export const FULL_KNIGHT_DECK: PackedKnights = packedKnights(KNIGHTS.copies);

/** Adversaries as one number in mixed radix, below 2^29. Packed trophies can be added and subtracted. */
export type PackedTrophies = number;

export const TYPES = ADVERSARIES.cards.length;

/** One adversary of each type, by position in the deck. */
export const ONE_TROPHY: Int32Array = placeValues(ADVERSARIES.copies);

/** The worth of each place in mixed radix, if place n has at most `most[n]`. */
export function placeValues(most: readonly number[]): Int32Array {
  const places = new Int32Array(most.length);
  let place = 1;
  for (let type = 0; type < most.length; type++) {
    places[type] = place;
    place *= most[type]! + 1;
  }
  return places;
}

export function packedTrophies(counts: ArrayLike<number>): PackedTrophies {
  let packed = 0;
  for (let type = 0; type < TYPES; type++) packed += counts[type]! * ONE_TROPHY[type]!;
  return packed;
}

export function countedTrophies(packed: PackedTrophies): number[] {
  const counts = new Array<number>(TYPES).fill(0);
  for (let type = TYPES - 1, rest = packed; type >= 0; type--) {
    counts[type] = Math.floor(rest / ONE_TROPHY[type]!);
    rest %= ONE_TROPHY[type]!;
  }
  return counts;
}
