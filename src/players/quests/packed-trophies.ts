import { ADVERSARIES } from '../../games/quests/cards.ts';

/** Adversaries as one number in mixed radix, below 2^29. Packed trophies can be added and subtracted. */
export type PackedTrophies = number;

export const TYPES = ADVERSARIES.cards.length;

/** One adversary of each type, by position in the deck. */
export const ONE_TROPHY: Int32Array = placesOf(ADVERSARIES.copies);

/** The worth of each place in mixed radix, if place n has at most `most[n]`. */
export function placesOf(most: readonly number[]): Int32Array {
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
