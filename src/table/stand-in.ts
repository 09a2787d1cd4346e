import type { Seat } from '../games/game.ts';
import { actedWith, computerMove, type Minds, type Move } from './computers.ts';
import type { TableDocument } from './document.ts';
import { seatsToAct } from './info.ts';
import { owing } from './notes.ts';
import type { Changed } from './storage/table-repository.ts';

/**
 * What a computer would do in the seat until somebody else is awaited or the game is over.
 * @throws an `AbortError` as `computerMove` does
 */
export async function turnFor(
  table: TableDocument,
  seat: Seat,
  minds: Minds,
  signal?: AbortSignal,
): Promise<readonly Move[]> {
  const moves: Move[] = [];
  for (let then = table; then.wait === table.wait && seatsToAct(then).includes(seat); ) {
    const move = await computerMove(then, seat, minds, signal);
    moves.push(move);
    then = actedWith(then, seat, move, table.waitingSince);
    await new Promise(setImmediate);
  }
  return moves;
}

/** Plays that turn, unless the table has changed since it was computed; `value` says whether it was played. */
export function movedFor(
  table: TableDocument,
  thoughtOf: TableDocument,
  seat: Seat,
  moves: readonly Move[],
  now: number,
): Changed<boolean> {
  if (table.revision !== thoughtOf.revision) return { table, value: false };
  const moved = moves.reduce((then, move) => actedWith(then, seat, move, now), table);
  return { table: owing(moved, { kind: 'movedFor', name: table.seats[seat]!.name }), value: true };
}
