import { type GameAction, IllegalAction, type Seat } from '../games/game.ts';
import { RecordError } from '../games/record.ts';
import type { Play, TableDocument } from './document.ts';
import { seatOf, seatsToAct } from './info.ts';
import { type Appended, appendAction, undoBorder, undoTo } from './play.ts';
import { Refusal } from './refusal.ts';
import { ownFrom, tenuresUpTo } from './tenures.ts';

/** `turn` undoes as much as possible, `step` only the last decision. */
export type UndoExtent = 'turn' | 'step';

/** @throws Refusal `notInPlay`, `tableFinished`, `tableClosed` */
export function playOf({ status, play }: TableDocument): Play {
  if (status === 'finished') throw new Refusal('tableFinished', null);
  if (status === 'closed') throw new Refusal('tableClosed', null);
  if (status !== 'playing' || !play) throw new Refusal('notInPlay', null);
  return play;
}

/** The play of a running or finished game. @throws Refusal `notInPlay`, `tableClosed` */
export function shownPlayOf(table: TableDocument): Play {
  return table.status === 'finished' && table.play ? table.play : playOf(table);
}

/** @throws Refusal `stale`; a revision of null is always fresh */
export function assertFresh(table: TableDocument, revision: number | null): void {
  if (revision !== null && revision !== table.revision) throw new Refusal('stale', null);
}

/** @throws Refusal `notYourTurn` */
export function assertTurn(table: TableDocument, seat: Seat): void {
  const toAct = seatsToAct(table);
  if (!toAct.includes(seat))
    throw new Refusal('notYourTurn', { names: toAct.map((other) => table.seats[other]!.name) });
}

/** @throws Refusal `illegalAction` */
export function acted(
  table: TableDocument,
  seat: Seat,
  action: GameAction,
  now: number,
): Appended & { readonly table: TableDocument } {
  const appended = attempt(() => appendAction(playOf(table), seat, action));
  return { ...appended, table: withPlay(table, appended.play, now) };
}

/** Converts the game's `IllegalAction` to a `Refusal`. */
export function attempt<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof IllegalAction) throw new Refusal('illegalAction', null);
    throw error;
  }
}

/** For replaying a record that the current rules may reject. @throws Refusal `recordOutdated` */
export function refusingOutdated<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RecordError) throw new Refusal('recordOutdated', null);
    throw error;
  }
}

/** @throws Refusal `notSeated`, `stale`, `nothingToUndo`, `recordOutdated` */
export function undone(
  table: TableDocument,
  userId: string,
  revision: number | null,
  extent: UndoExtent,
  now: number,
): TableDocument {
  const play = playOf(table);
  const seat = seatOf(table, userId);
  assertFresh(table, revision);
  const border = Math.max(undoBorder(play, seat, extent), ownFrom(table, seat));
  if (border === play.now.steps) throw new Refusal('nothingToUndo', null);
  const before = { ...table, tenures: tenuresUpTo(table.tenures, border) };
  return withPlay(
    before,
    refusingOutdated(() => undoTo(play, border)),
    now,
  );
}

function withPlay(table: TableDocument, play: Play, now: number): TableDocument {
  const next = { ...table, play };
  const toAct = seatsToAct(next);
  if (toAct.length > 0 && toAct.join() === seatsToAct(table).join()) return next;
  const waiting = { ...next, wait: table.wait + 1, waitingSince: now };
  return toAct.length > 0 ? waiting : { ...waiting, status: 'finished', endedAt: now };
}
