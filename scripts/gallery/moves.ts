import { turningPoint } from '../../src/games/course.ts';
import type { Seat } from '../../src/games/game.ts';

/** What a seat did in one go, and how all stood after it. */
export interface Move<Event> {
  readonly seat: Seat;
  /** Of the game's course, from 0. */
  readonly row: number;
  readonly standings: readonly number[];
  readonly events: readonly Event[];
}

/** With this, the winner got ahead of all others to stay; undefined if there's no such move. */
export function turningMove<Event>(moves: readonly Move<Event>[], winner: Seat): Move<Event> | undefined {
  const at = turningPoint(
    moves.map(({ standings }) => standings),
    winner,
  );
  return at === null ? undefined : moves[at];
}

/** What brought the seat most. */
export function bestMove<Event>(moves: readonly Move<Event>[], seat: Seat): Move<Event> {
  const gains = moves.map(({ seat: mover, standings }, i) =>
    mover === seat ? standings[seat]! - (moves[i - 1]?.standings[seat] ?? 0) : 0,
  );
  return moves[gains.indexOf(Math.max(...gains))]!;
}
