import type { Tile } from '../../../src/games/court/types.ts';
import { sumOf } from '../reading.ts';
import type { Outcome } from './outcome.ts';

/** Up to this many bids are listed individually, more are grouped by sum. */
const APART = 12;

export interface Bids {
  readonly sum: number;
  /** Sets of tiles with that sum, the fewest tiles first. */
  readonly ways: readonly (readonly Tile[])[];
}

/** Bids by ascending sum, listed individually or grouped by sum. */
export function bidsOf(outcomes: readonly Outcome[]): Bids[] {
  const sets = outcomes.flatMap(({ action }) => (action.type === 'bid' ? [action.tiles] : []));
  const ordered = [...sets].sort((a, b) => sumOf(a) - sumOf(b) || a.length - b.length);
  if (outcomes.length <= APART) return ordered.map((tiles) => ({ sum: sumOf(tiles), ways: [tiles] }));
  return [...new Set(ordered.map(sumOf))].map((sum) => ({
    sum,
    ways: ordered.filter((tiles) => sumOf(tiles) === sum),
  }));
}
