import { type GameAction, IllegalAction, type Seat } from '../games/game.ts';
import type { Change } from './change.ts';
import type { Play, TableDocument } from './document.ts';
import { ownFrom, requireSeat, tenuresUpTo } from './holders.ts';
import { type Appended, appendAction, undoBorder, undoTo } from './play.ts';
import { Refusal } from './refusal.ts';
import { assertFresh, refusingOutdated, requirePlay, seatsToAct } from './views.ts';

/** `turn` undoes as much as possible, `step` only the last decision. */
export type UndoExtent = 'turn' | 'step';

/** @throws Refusal `notYourTurn` */
export function assertTurn(table: TableDocument, seat: Seat): void {
  const toAct = seatsToAct(table);
  if (!toAct.includes(seat))
    throw new Refusal('notYourTurn', { names: toAct.map((other) => table.seats[other]!.name) });
}

/** @param action one, or several that are played one after another @throws Refusal `illegalAction` */
export function acted(
  table: TableDocument,
  seat: Seat,
  action: GameAction | readonly GameAction[],
  now: number,
): Appended & { readonly table: TableDocument } {
  const begun: Appended = { play: requirePlay(table), events: [], shared: false };
  const appended = [action].flat().reduce(({ play, events, shared }, one) => {
    const next = attempt(() => appendAction(play, seat, one));
    return { ...next, events: [...events, ...next.events], shared: shared || next.shared };
  }, begun);
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

/**
 * Undoes the person's own actions of the current turn, back to the last one that revealed something.
 * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `stale`, `nothingToUndo`, `recordOutdated`
 */
export const undone =
  (revision: number | null, extent: UndoExtent = 'turn'): Change =>
  (table, { userId }, { now }) => {
    const play = requirePlay(table);
    const seat = requireSeat(table, userId);
    assertFresh(table, revision);
    const border = Math.max(undoBorder(play, seat, extent), ownFrom(table, seat));
    if (border === play.now.steps) throw new Refusal('nothingToUndo', null);
    const { tenures, playedFor } = table;
    const before = {
      ...table,
      tenures: tenuresUpTo(tenures, border),
      ...(playedFor && { playedFor: tenuresUpTo(playedFor, border) }),
    };
    return withPlay(
      before,
      refusingOutdated(() => undoTo(play, border)),
      now,
      seatsToAct(table),
    );
  };

/** For how long after an undo the next player's wait is the one that it broke off, in ms. */
const AGAIN_WITHIN = 60 * 60_000;

/** `undone`: who was awaited before an undo. */
function withPlay(table: TableDocument, play: Play, now: number, undone?: readonly Seat[]): TableDocument {
  const next = { ...table, play };
  const toAct = seatsToAct(next);
  if (toAct.length > 0 && toAct.join() === seatsToAct(table).join()) return next;
  const { again: before, ...others } = next;
  const isAgain = before?.join() === toAct.join() && now - table.waitingSince < AGAIN_WITHIN;
  const again = undone ?? (isAgain ? [] : undefined);
  const waiting = { ...others, wait: table.wait + 1, waitingSince: now, ...(again && { again }) };
  return toAct.length > 0 ? waiting : { ...waiting, status: 'finished', endedAt: now };
}
