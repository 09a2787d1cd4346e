import type { Seat } from '../game.ts';
import { tilesForRaise } from './assumptions.ts';
import { type Bag, bagOfTiles, bagTiles, EMPTY_BAG, subBags, sumOfTiles, TILE_COUNT } from './data.ts';
import { type CourtState, type Draft, nextSeat, quotaLeft } from './state.ts';
import type { ActionOf, CourtAction, CourtEvent } from './types.ts';

/** Seats still in the auction, clockwise from the opener. */
export function biddersIn(state: CourtState): Seat[] {
  const seats: Seat[] = [];
  let seat = state.opener as Seat;
  for (let i = 0; i < state.seats; i++, seat = nextSeat(state, seat))
    if (quotaLeft(state, seat) > 0 && (state.passed & (1 << seat)) === 0) seats.push(seat);
  return seats;
}

/** Starts the next auction. The opener is the Favor's holder, or the first to their left who may still take a character. */
export function openAuction(draft: Draft): void {
  let opener = draft.favor as Seat;
  while (quotaLeft(draft, opener) === 0) opener = nextSeat(draft, opener);
  draft.phase = 'bid';
  draft.actor = opener;
  draft.opener = opener;
  draft.bid = EMPTY_BAG;
  draft.bidder = null;
  draft.passed = 0;
}

export function bid(draft: Draft, action: ActionOf<'bid'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  draft.bid = bagOfTiles(action.tiles);
  draft.bidder = seat;
  events.push({ type: 'bid', seat, tiles: action.tiles, sum: sumOfTiles(draft.bid) });
  nextBidder(draft, events);
}

export function pass(draft: Draft, _action: ActionOf<'pass'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  draft.passed |= 1 << seat;
  const [all, highest] = [sumOfTiles(draft.treasuries[seat] as Bag), sumOfTiles(draft.bid)];
  events.push({ type: 'passed', seat, unbeaten: all > highest ? null : highest });
  nextBidder(draft, events);
}

function nextBidder(draft: Draft, events: CourtEvent[]): void {
  let seat = nextSeat(draft, draft.actor as Seat);
  while (seat !== draft.bidder && ((draft.passed & (1 << seat)) !== 0 || quotaLeft(draft, seat) === 0))
    seat = nextSeat(draft, seat);
  draft.actor = seat;
  if (seat !== draft.bidder) return;
  draft.phase = 'choose';
  events.push({ type: 'auctionWon', seat, tiles: bagTiles(draft.bid), sum: sumOfTiles(draft.bid) });
}

const PASS: CourtAction = Object.freeze({ type: 'pass' });

interface Bid {
  readonly sum: number;
  /** In the order of sums, then of tiles. */
  readonly rank: number;
  readonly action: CourtAction;
}

/** Every bid that any treasury allows. */
const BIDS: ReadonlyMap<Bag, Bid> = new Map(
  subBags(TILE_COUNT)
    .filter((tiles) => tiles !== EMPTY_BAG)
    .map((tiles) => ({ tiles, sum: sumOfTiles(tiles), text: bagTiles(tiles).join('') }))
    .sort((a, b) => a.sum - b.sum || (a.text < b.text ? -1 : 1))
    .map(({ tiles, sum }, rank) => [
      tiles,
      { sum, rank, action: Object.freeze({ type: 'bid', tiles: bagTiles(tiles) }) },
    ]),
);

/** Bids above the current one, smallest sum first, then `pass` unless the seat must open. */
export function legalBids(state: CourtState): CourtAction[] {
  const treasury = tilesForRaise(state.treasuries[state.actor as Seat] as Bag);
  const current = sumOfTiles(state.bid);
  const bids: Bid[] = [];
  for (const tiles of subBags(treasury)) {
    const bid = BIDS.get(tiles);
    if (bid !== undefined && bid.sum > current) bids.push(bid);
  }
  const legal = bids.sort((a, b) => a.rank - b.rank).map(({ action }) => action);
  if (state.bidder !== null) legal.push(PASS);
  return legal;
}
