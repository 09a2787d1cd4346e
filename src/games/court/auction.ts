import type { Seat } from '../game.ts';
import { EMPTY } from './bag.ts';
import { leftOf, quotaLeft } from './seats.ts';
import type { CourtState, Draft } from './state.ts';
import { bagOfTiles, sumOfTiles, tilesOf } from './tile-bag.ts';
import type { ActionOf, CourtEvent } from './types.ts';

/** Seats still in the auction, clockwise from the opener. */
export function biddersIn(state: CourtState): Seat[] {
  const seats: Seat[] = [];
  let seat = state.opener as Seat;
  for (let i = 0; i < state.seats; i++, seat = leftOf(state, seat))
    if (quotaLeft(state, seat) > 0 && (state.passed & (1 << seat)) === 0) seats.push(seat);
  return seats;
}

/** Starts the next auction. The opener is the Favor's holder, or the first to their left who may still take a character. */
export function openAuction(draft: Draft): void {
  let opener = draft.favor as Seat;
  while (quotaLeft(draft, opener) === 0) opener = leftOf(draft, opener);
  draft.phase = 'bid';
  draft.actor = opener;
  draft.opener = opener;
  draft.bid = EMPTY;
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

export function pass(draft: Draft, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  draft.passed |= 1 << seat;
  events.push({ type: 'passed', seat });
  nextBidder(draft, events);
}

function nextBidder(draft: Draft, events: CourtEvent[]): void {
  let seat = leftOf(draft, draft.actor as Seat);
  while (seat !== draft.bidder && ((draft.passed & (1 << seat)) !== 0 || quotaLeft(draft, seat) === 0))
    seat = leftOf(draft, seat);
  draft.actor = seat;
  if (seat !== draft.bidder) return;
  draft.phase = 'choose';
  events.push({ type: 'auctionWon', seat, tiles: tilesOf(draft.bid), sum: sumOfTiles(draft.bid) });
}
