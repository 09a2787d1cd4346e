import { biddersIn } from './auction.ts';
import { seatsFrom } from './seats.ts';
import type { CourtState } from './state.ts';
import { sumOfTiles, tilesOf } from './tile-bag.ts';
import type { AuctionView } from './types.ts';

/** Null outside an auction. */
export function auctionView(state: CourtState): AuctionView | null {
  if (state.opener === null) return null;
  return {
    opener: state.opener,
    tiles: tilesOf(state.bid),
    sum: sumOfTiles(state.bid),
    bidder: state.bidder,
    bidders: biddersIn(state),
    passed: seatsFrom(state, state.opener, state.opener).filter((seat) => state.passed & (1 << seat)),
  };
}
