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

/** The row at which the seat gained most, from 0, and how much, from nothing on; null if it never gained anything. */
export function bestRow(course: Course, seat: Seat): { readonly row: number; readonly gain: number } | null {
  const gains = course.map((row, at) => row[seat]! - (course[at - 1]?.[seat] ?? 0));
  const gain = Math.max(0, ...gains);
  return gain === 0 ? null : { row: gains.indexOf(gain), gain };
}
