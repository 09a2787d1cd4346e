import type { GameAction, Seat } from '../games/game.ts';
import { computerMove, type Minds } from './computers.ts';
import type { TableDocument } from './document.ts';
import { seatsToAct } from './info.ts';
import { owing } from './notes.ts';
import type { Changed } from './storage/table-repository.ts';
import { acted } from './turn.ts';

/**
 * What a computer would do in the seat until somebody else is awaited or the game is over.
 * @throws an `AbortError` as `computerMove` does
 */
export async function turnFor(
  table: TableDocument,
  seat: Seat,
  minds: Minds,
  signal?: AbortSignal,
): Promise<readonly GameAction[]> {
  const actions: GameAction[] = [];
  for (let then = table; then.wait === table.wait && seatsToAct(then).includes(seat); ) {
    const { action } = await computerMove(then, seat, minds, signal);
    actions.push(action);
    then = acted(then, seat, action, table.waitingSince).table;
    await new Promise(setImmediate);
  }
  return actions;
}

/** Plays that turn, unless the table has changed since it was computed; `value` says whether it was played. */
export function movedFor(
  table: TableDocument,
  thoughtOf: TableDocument,
  seat: Seat,
  actions: readonly GameAction[],
  now: number,
): Changed<boolean> {
  if (table.revision !== thoughtOf.revision) return { table, value: false };
  const moved = actions.reduce((then, action) => acted(then, seat, action, now).table, table);
  return { table: owing(moved, { kind: 'movedFor', name: table.seats[seat]!.name }), value: true };
}
