import type { Seat } from '../game.ts';
import { tilesForRaise } from './assumptions.ts';
import { type Bag, contains, EMPTY, sumOfTiles, tileBag, tilesOf } from './bags.ts';
import { type CourtState, type Draft, type Log, leftOf, mayTake } from './state.ts';
import { TILES, type Tile } from './types.ts';

const isIn = (state: CourtState, seat: Seat): boolean =>
  (state.passed & (1 << seat)) === 0 && mayTake(state, seat);

/** Seats still in the auction, clockwise from the opener. */
export function biddersIn(state: CourtState): Seat[] {
  const seats: Seat[] = [];
  let seat = state.opener as Seat;
  for (let i = 0; i < state.seats; i++, seat = leftOf(state, seat)) if (isIn(state, seat)) seats.push(seat);
  return seats;
}

/** The Favor's holder opens an auction, or the first to their left who may still take a character. */
export function openerOf(state: CourtState): Seat {
  let opener = state.favor as Seat;
  while (!mayTake(state, opener)) opener = leftOf(state, opener);
  return opener;
}

/** Starts the next auction. */
export function openAuction(draft: Draft): void {
  const opener = openerOf(draft);
  draft.phase = 'bid';
  draft.actor = opener;
  draft.opener = opener;
  draft.bid = EMPTY;
  draft.bidder = null;
  draft.passed = 0;
}

export function bid(draft: Draft, tiles: Bag, log: Log): void {
  draft.bid = tiles;
  draft.bidder = draft.actor;
  nextBidder(draft, log);
}

export function pass(draft: Draft, log: Log): void {
  draft.passed |= 1 << (draft.actor as Seat);
  nextBidder(draft, log);
}

/** Goes on to the next bidder; once only the highest is left, they choose. */
function nextBidder(draft: Draft, log: Log): void {
  let seat = leftOf(draft, draft.actor as Seat);
  while (seat !== draft.bidder && !isIn(draft, seat)) seat = leftOf(draft, seat);
  draft.actor = seat;
  if (seat !== draft.bidder) return;
  draft.phase = 'choose';
  log?.push({ type: 'auctionWon', seat, tiles: tilesOf(draft.bid), sum: sumOfTiles(draft.bid) });
}

interface Bid {
  readonly tiles: readonly Tile[];
  readonly sum: number;
}

/** Bids above the current one, smallest sum first, then by their tiles. */
export function legalBids(state: CourtState): Bid[] {
  const bids: Bid[] = [];
  const treasury = tilesForRaise(state.treasuries[state.actor as Seat] as Bag);
  addBids({ tiles: [], sum: 0 }, treasury, sumOfTiles(state.bid), bids);
  return bids.sort((a, b) => a.sum - b.sum);
}

/** Adds every bid above `current` that goes on from these tiles with more of the treasury's, none lower. */
function addBids({ tiles, sum }: Bid, treasury: Bag, current: number, bids: Bid[]): void {
  for (const tile of TILES) {
    if (tile < (tiles.at(-1) ?? 0) || !contains(treasury, tileBag(tile))) continue;
    const bid = { tiles: [...tiles, tile], sum: sum + tile };
    if (bid.sum > current) bids.push(bid);
    addBids(bid, treasury - tileBag(tile), current, bids);
  }
}

/** Whether the seat to act may pass: not if it must open. */
export const mayPass = ({ bidder }: CourtState): boolean => bidder !== null;
