import type { Seat } from './game.ts';

/** Scores, or whatever else ranks players, by seat after each round or turn; higher is better. */
export type Course = readonly (readonly number[])[];

/**
 * The row, from 0, at which the winner got ahead of all others to stay: the turning point of the game. Null if it was
 * never behind, or isn't ahead at the end, as in a tie.
 */
export function turningPoint(course: Course, winner: Seat): number | null {
  const isAhead = (row: readonly number[]) =>
    row.every((score, seat) => seat === winner || score < row[winner]!);
  const behind = course.findLastIndex((row) => !isAhead(row));
  return behind < 0 || behind === course.length - 1 ? null : behind + 1;
}
