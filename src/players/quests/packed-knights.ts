import { KNIGHTS } from '../../games/quests/cards.ts';

/**
 * Knights as one number: for each colour 4 bits of singles and 2 of doubles, from the lowest on, and then 3 bits of
 * Merlins. Packed hands can be added and subtracted.
 */
export type PackedKnights = number;

export const COLOURS = 3;
export const COLOUR_BITS = 6;
export const MERLIN_SHIFT = COLOURS * COLOUR_BITS;

const SHIFTS = [0, 4, 6, 10, 12, 16, MERLIN_SHIFT] as const;
const MASKS = [15, 3, 15, 3, 15, 3, 7] as const;

export const KNIGHT_TYPES = SHIFTS.length;

/** One knight of each type, by position in the deck. */
export const ONE_KNIGHT: Int32Array = Int32Array.from(SHIFTS, (shift) => 1 << shift);

export const knightsOf = (packed: PackedKnights, type: number): number =>
  (packed >> SHIFTS[type]!) & MASKS[type]!;

export function packedKnights(counts: ArrayLike<number>): PackedKnights {
  let packed = 0;
  for (let type = 0; type < KNIGHT_TYPES; type++) packed += counts[type]! << SHIFTS[type]!;
  return packed;
}

export const countedKnights = (packed: PackedKnights): number[] =>
  SHIFTS.map((_shift, type) => knightsOf(packed, type));

/** Cards, doubles as one. */
export function cardsIn(packed: PackedKnights): number {
  let cards = 0;
  for (let type = 0; type < KNIGHT_TYPES; type++) cards += knightsOf(packed, type);
  return cards;
}

/** Writes the types of the knights, equal ones next to each other. @returns how many there are */
export function listKnights(packed: PackedKnights, into: Int32Array): number {
  let at = 0;
  for (let type = 0; type < KNIGHT_TYPES; type++)
    for (let copies = knightsOf(packed, type); copies > 0; copies--) into[at++] = type;
  return at;
}

export const ALL_KNIGHTS: PackedKnights = packedKnights(KNIGHTS.copies);
