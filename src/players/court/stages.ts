import { sizeOf } from '../../games/court/bags.ts';
import { hasBlackDie, peasantryAtStart, rowSize } from '../../games/court/data.ts';
import { BITS, type CourtBoard, NONE } from './board.ts';
import { GUINEVERE } from './characters.ts';

/** Whether Guinevere's player has laid this round's row. */
export const hasRefilled = ({ taken, role }: CourtBoard): boolean =>
  (taken & (1 << GUINEVERE)) !== 0 && role !== GUINEVERE;

/** Refills that were to come when the round began, from 1 in the last round on. */
function refillsToCome(board: CourtBoard): number {
  if (board.lastRound) return 1;
  const peasantry = board.round === 0 ? peasantryAtStart(board.seats) : sizeOf(board.peasantry);
  return Math.floor(peasantry / rowSize(board.seats)) + (hasRefilled(board) ? 2 : 1);
}

/** Whether it's certain that the game ends with this round, so that the characters held in it count. */
export function isLastRound(board: CourtBoard): boolean {
  if (board.lastRound) return true;
  if (refillsToCome(board) > 1) return false;
  return !hasBlackDie(board.seats) || board.blackDie === GUINEVERE || (board.taken & (1 << GUINEVERE)) !== 0;
}

/** By number of seats: refills in a game, and stages between two of them. */
const REFILLS = [0, 0, 7, 5, 4] as const;
const STEPS = [0, 0, 4, 6, 4] as const;

/** The most that any number of seats has. */
export const STAGES = 30;

/**
 * The stage of the game, from 0: a new one with each role carried out. With 3 seats, a round without a refill counts
 * like a first half of the next one.
 */
export function stageOf(board: CourtBoard): number {
  const { seats, taken, role, blackDie } = board;
  const carriedOut = BITS[taken]! - (role === NONE ? 0 : 1);
  const half = seats === 3 && blackDie === GUINEVERE ? seats : 0;
  return (REFILLS[seats]! - refillsToCome(board)) * STEPS[seats]! + half + carriedOut;
}
