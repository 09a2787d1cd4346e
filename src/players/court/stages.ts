import { sizeOf } from '../../games/court/bag.ts';
import { peasantryAtStart, rowSize } from '../../games/court/data.ts';
import type { CourtBoard } from './board.ts';
import { GUINEVERE } from './characters.ts';

const HAS_GUINEVERE = 1 << GUINEVERE;

/** Refills left in the game, as they were when the round began: from 1 in the last round. */
export function refillsToCome({ seats, round, peasantry, taken, role, lastRound }: CourtBoard): number {
  const refilled = (taken & HAS_GUINEVERE) !== 0 && role !== GUINEVERE;
  if (lastRound) return 1;
  const left = round === 0 ? peasantryAtStart(seats) : sizeOf(peasantry);
  return Math.floor(left / rowSize(seats)) + 1 + (refilled ? 1 : 0);
}

/** Whether it's certain that characters held at the end of this round count at the end of the game. */
export function isLastRound(board: CourtBoard): boolean {
  if (board.lastRound) return true;
  if (board.seats === 3 && board.blackDie !== GUINEVERE && (board.taken & HAS_GUINEVERE) === 0) return false;
  return refillsToCome(board) === 1;
}

/** The most refills of a game. */
const MOST_REFILLS = 7;

/** How far the game is, from 0. */
export function stageOf(board: CourtBoard): number {
  const before = MOST_REFILLS - refillsToCome(board);
  return before;
}
