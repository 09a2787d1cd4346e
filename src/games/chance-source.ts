import type { Json } from './json.ts';

/**
 * One random outcome as the record keeps it.
 * `what` names it in the game's own words, e.g. `pile of seat 0: knight` or `start seat`.
 */
export type ChanceEntry =
  | { readonly what: string; readonly order: readonly Json[] }
  | { readonly what: string; readonly outcome: Json };

/** A game's only source of randomness. */
export interface Chance {
  /** A uniformly random order of the items; the first is the top card. */
  shuffle<T extends Json>(what: string, items: readonly T[]): T[];
  /** One of the outcomes, all equally likely. */
  pick<T extends Json>(what: string, outcomes: readonly T[]): T;
}
