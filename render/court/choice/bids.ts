import type { Tile } from '../../../src/games/court/types.ts';
import { sumOf } from '../reading.ts';
import type { Outcome } from './outcome.ts';

/** A bid to list, or several of the same sum, of which the first is shown. */
export interface Bids {
  /** The first one's place among the options, from 1. */
  readonly number: number;
  readonly sum: number;
  readonly tiles: readonly Tile[];
  /** Further bids of the same sum. */
  readonly others: number;
}

/** Bids in the order of the options: each by itself if there's room for so many, otherwise one for each sum. */
export function bidsOf(outcomes: readonly Outcome[], room: number): Bids[] {
  const all = outcomes.flatMap(({ action }, i) =>
    action.type === 'bid'
      ? [{ number: i + 1, sum: sumOf(action.tiles), tiles: action.tiles, others: 0 }]
      : [],
  );
  if (all.length <= room) return all;
  const first = (sum: number) => all.find((bid) => bid.sum === sum);
  return all
    .filter((bid) => first(bid.sum) === bid)
    .map((bid) => ({ ...bid, others: all.filter(({ sum }) => sum === bid.sum).length - 1 }));
}
