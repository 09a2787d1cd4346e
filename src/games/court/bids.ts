import type { Seat } from '../game.ts';
import { tilesForRaise } from './assumptions.ts';
import { type Bag, EMPTY, partsOf } from './bag.ts';
import type { CourtState } from './state.ts';
import { sumOfTiles, tilesOf } from './tile-bag.ts';
import type { CourtAction } from './types.ts';

const PASS: CourtAction = Object.freeze({ type: 'pass' });

/** Every bid that a treasury allows, by sum and then by tiles, with the sums in parallel. */
interface Bids {
  readonly actions: readonly CourtAction[];
  readonly sums: readonly number[];
}

// A treasury holds each value at most four times, so there are at most 3,125 treasuries and as many bids.
const bidOfTiles = new Map<Bag, CourtAction>();
const bidsOfTreasury = new Map<Bag, Bids>();

function bidOf(tiles: Bag): CourtAction {
  let bid = bidOfTiles.get(tiles);
  if (bid === undefined) {
    bid = Object.freeze({ type: 'bid', tiles: tilesOf(tiles) });
    bidOfTiles.set(tiles, bid);
  }
  return bid;
}

function bidsOf(treasury: Bag): Bids {
  let bids = bidsOfTreasury.get(treasury);
  if (bids === undefined) {
    const bySum = partsOf(treasury)
      .filter((tiles) => tiles !== EMPTY)
      .map((tiles) => ({ tiles, sum: sumOfTiles(tiles), text: tilesOf(tiles).join('') }))
      .sort((a, b) => a.sum - b.sum || (a.text < b.text ? -1 : 1));
    bids = { actions: bySum.map(({ tiles }) => bidOf(tiles)), sums: bySum.map(({ sum }) => sum) };
    bidsOfTreasury.set(treasury, bids);
  }
  return bids;
}

/** Bids above the current one, smallest sum first, then `pass` unless the seat must open. */
export function legalBids(state: CourtState): CourtAction[] {
  const { actions, sums } = bidsOf(tilesForRaise(state.treasuries[state.actor as Seat] as Bag));
  const current = sumOfTiles(state.bid);
  let first = 0;
  while (first < sums.length && (sums[first] as number) <= current) first++;
  const legal = actions.slice(first);
  if (state.bidder !== null) legal.push(PASS);
  return legal;
}
