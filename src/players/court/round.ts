import { hasBlackDie } from '../../games/court/data.ts';
import { NOBODY } from '../search/position.ts';
import { BITS, type CourtBoard, NONE } from './board.ts';
import { ARTHUR } from './characters.ts';
import * as phases from './phases.ts';

/** The opener is the Favor's holder, or the first to their left who may still take a character. */
export function openAuction(board: CourtBoard): void {
  let opener = board.favor;
  while (!board.mayTake(opener)) opener = board.leftOf(opener);
  board.phase = phases.BID;
  board.actor = opener;
  board.opener = opener;
}

/** Passes the turn to the next bidder; once only the highest is left, they choose. */
export function nextBidder(board: CourtBoard): void {
  let seat = board.leftOf(board.actor);
  while (seat !== board.bidder && ((board.passed & (1 << seat)) !== 0 || !board.mayTake(seat)))
    seat = board.leftOf(seat);
  board.actor = seat;
  if (seat === board.bidder) board.phase = phases.CHOOSE_CHARACTER;
}

/** Goes on to the next auction, round or the end of the game. */
export function endRole(board: CourtBoard): void {
  board.role = NONE;
  board.opponent = NONE;
  if (BITS[board.taken] === board.seats * board.quota) endRound(board);
  if (board.phase !== phases.OVER) openAuction(board);
}

function endRound(board: CourtBoard): void {
  const arthur = board.holderOf(ARTHUR);
  if (arthur !== NONE) board.favor = arthur;
  if (board.lastRound) {
    board.phase = phases.OVER;
    board.actor = NOBODY;
    board.blackDie = NONE;
    return;
  }
  if (hasBlackDie(board.seats)) board.blackDie = [0, 1, 2, 3].find((at) => (board.taken & (1 << at)) === 0)!;
  board.held.fill(0);
  board.taken = 0;
  board.round++;
}
