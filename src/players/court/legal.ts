import { hasBlackDie, rowSize } from '../../games/court/data.ts';
import { BITS, type CourtBoard, NONE } from './board.ts';
import { CHOOSE, PASS } from './codes.ts';
import {
  bidsFrom,
  type Codes,
  choicesWithout,
  giftsFrom,
  lancelotSwapsOf,
  merlinSwapsOf,
  onesFrom,
  pairsFrom,
  refillsFrom,
  startsFrom,
} from './moves.ts';
import * as phases from './phases.ts';

/** Writes the codes of the legal moves. @returns their number */
export function writeLegal(board: CourtBoard, into: Int32Array): number {
  switch (board.phase) {
    case phases.BID:
      return writeBids(board, into);
    case phases.CHOOSE_CHARACTER:
      return writeChoices(board, into);
    case phases.SWAP_MERLIN:
      return write(merlinSwapsOf(board.courts[board.actor]!, board.row), into);
    case phases.TAKE_PAIR:
      return write(pairsFrom(board.row), into);
    case phases.TAKE_ONE:
      return write(onesFrom(board.row), into);
    case phases.REFILL_ROW:
      return write(refillsFrom[rowSize(board.seats)]!(board.peasantry), into);
    case phases.GIVE_TILE:
      return write(giftsFrom(board.treasuries[board.actor]!), into);
    case phases.SWAP_LANCELOT: {
      const { courts, actor, opponent } = board;
      return write(lancelotSwapsOf(courts[actor]!, opponent, courts[opponent]!), into);
    }
    case phases.START_COURTIER:
      return write(startsFrom(board.peasantry), into);
    default:
      return 0;
  }
}

function write(codes: Codes, into: Int32Array): number {
  for (let i = 0; i < codes.length; i++) into[i] = codes[i]!;
  return codes.length;
}

function writeBids({ treasuries, actor, bidSum, bidder }: CourtBoard, into: Int32Array): number {
  const { codes, above } = bidsFrom(treasuries[actor]!);
  let count = 0;
  for (let i = bidSum < above.length ? above[bidSum]! : codes.length; i < codes.length; i++)
    into[count++] = codes[i]!;
  if (bidder !== NONE) into[count++] = PASS;
  return count;
}

function writeChoices(board: CourtBoard, into: Int32Array): number {
  if (!mustTakeBlackDie(board)) return write(choicesWithout(board.taken), into);
  into[0] = CHOOSE + board.blackDie;
  return 1;
}

/** Whether the last chooser of the round has no choice but the black die's character. */
function mustTakeBlackDie({ seats, blackDie, taken }: CourtBoard): boolean {
  if (!hasBlackDie(seats) || blackDie === NONE || (taken & (1 << blackDie)) !== 0) return false;
  return BITS[taken] === seats - 1;
}
