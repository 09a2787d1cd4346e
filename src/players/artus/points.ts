import type { Seat } from '../../games/game.ts';
import { type Board, firstKnight, KNIGHTS_A_SEAT, NOWHERE } from './board.ts';
import { fromOf, kindOf, type MoveCode, targetOf, Verb, verbOf } from './codes.ts';
import { PENALTY, SCORES, Scores, SIGN } from './deck.ts';

/** What playing a card scores, before it changes anything. */
export function pointsFor(board: Board, seat: Seat, move: MoveCode): number {
  switch (verbOf(move)) {
    case Verb.knight:
    case Verb.prince:
      return board.value(fromOf(move));
    case Verb.ring:
      return board.value(targetOf(move));
    default:
      return scored(board, seat, kindOf(move), targetOf(move));
  }
}

function scored(board: Board, seat: Seat, kind: number, chosen: number): number {
  const scores = SCORES[kind];
  if (scores === Scores.all) return (SIGN[kind] as number) * knightsTotal(board, seat);
  if (scores === Scores.best) return bestKnight(board, seat);
  if (chosen === 0) return PENALTY[kind] as number;
  let sum = 0;
  for (let rest = chosen; rest !== 0; rest >>= 5) sum += board.value((rest & 31) - 1);
  return sum;
}

/** The value of all the seat's Knights. */
export function knightsTotal(board: Board, seat: Seat): number {
  let sum = 0;
  const first = firstKnight(seat);
  for (let knight = first; knight < first + KNIGHTS_A_SEAT; knight++) {
    const chair = board.chairs[knight] as number;
    if (chair !== NOWHERE) sum += board.value(chair);
  }
  return sum;
}

/** The value of the seat's best Knight; it has one. */
export function bestKnight(board: Board, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  const first = firstKnight(seat);
  for (let knight = first; knight < first + KNIGHTS_A_SEAT; knight++) {
    const chair = board.chairs[knight] as number;
    if (chair !== NOWHERE) best = Math.max(best, board.value(chair));
  }
  return best;
}
