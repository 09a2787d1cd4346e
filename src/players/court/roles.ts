import type { CourtBoard } from './board.ts';
import { NONE } from './board.ts';
import { ARTHUR, GUINEVERE, LANCELOT, MERLIN } from './characters.ts';
import { lancelotSwapsOf } from './moves.ts';
import * as phases from './phases.ts';
import { endRole } from './round.ts';

/** The winner of the auction takes the character and its purse; the tiles bid become the new purse. */
export function choose(board: CourtBoard, character: number): void {
  const seat = board.actor;
  board.treasuries[seat]! += board.purses[character]! - board.bid;
  board.purses[character] = board.bid;
  board.held[seat]! |= 1 << character;
  board.taken |= 1 << character;
  board.opener = NONE;
  board.bid = 0;
  board.bidSum = 0;
  board.bidder = NONE;
  board.passed = 0;
  board.role = character;
  switch (character) {
    case MERLIN:
      board.phase = phases.SWAP_MERLIN;
      break;
    case GUINEVERE:
      board.phase = phases.TAKE_PAIR;
      break;
    case ARTHUR:
      nextGiver(board, board.leftOf(seat), seat);
      break;
    case LANCELOT:
      nextOpponent(board, board.leftOf(seat));
      break;
  }
}

export function swapMerlin(board: CourtBoard, gain: number): void {
  board.courts[board.actor]! += gain;
  board.row -= gain;
  endRole(board);
}

/** Guinevere's player takes two aspirants, then everyone else takes one. */
export function takeAspirants(board: CourtBoard, bag: number): void {
  board.courts[board.actor]! += bag;
  board.row -= bag;
  board.actor = board.leftOf(board.actor);
  const isBack = (board.held[board.actor]! & (1 << GUINEVERE)) !== 0;
  board.phase = isBack ? phases.REFILL_ROW : phases.TAKE_ONE;
}

/** Lays a new row. @param full whether it has its full size; if not, this is the last round */
export function refill(board: CourtBoard, bag: number, full: boolean): void {
  if (!full) board.lastRound = true;
  board.row = bag;
  board.peasantry -= bag;
  endRole(board);
}

export function giveTile(board: CourtBoard, tile: number): void {
  const arthur = board.holderOf(ARTHUR);
  board.treasuries[board.actor]! -= tile;
  board.treasuries[arthur]! += tile;
  nextGiver(board, board.leftOf(board.actor), arthur);
}

/** Moves on to the next opponent who has a tile to spare. */
function nextGiver(board: CourtBoard, first: number, arthur: number): void {
  for (let giver = first; giver !== arthur; giver = board.leftOf(giver)) {
    if (isSingle(board.treasuries[giver]!)) continue;
    board.phase = phases.GIVE_TILE;
    board.opponent = giver;
    board.actor = giver;
    return;
  }
  endRole(board);
}

/** Whether there's exactly one tile in the bag. */
const isSingle = (bag: number): boolean => (bag & 0x11111) === bag && (bag & (bag - 1)) === 0;

export function swapLancelot(board: CourtBoard, gain: number): void {
  board.courts[board.actor]! += gain;
  board.courts[board.opponent]! -= gain;
  nextOpponent(board, board.leftOf(board.opponent));
}

/** Moves on to the next opponent with whom a swap is possible. The actor is Lancelot's player. */
function nextOpponent(board: CourtBoard, first: number): void {
  const { courts, actor } = board;
  for (let opponent = first; opponent !== actor; opponent = board.leftOf(opponent)) {
    if (lancelotSwapsOf(courts[actor]!, opponent, courts[opponent]!).length === 0) continue;
    board.phase = phases.SWAP_LANCELOT;
    board.opponent = opponent;
    return;
  }
  endRole(board);
}
