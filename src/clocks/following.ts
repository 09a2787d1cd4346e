import type { Seat } from '../games/game.ts';
import type { Name } from '../table/characters.ts';
import type { Person } from '../table/document.ts';
import { countVotes, isSeated } from '../table/holders.ts';
import { Refusal } from '../table/refusal.ts';
import type { TableInfo } from '../table/views.ts';
import { type ClockDocument, isReminder, type Line, waitKey } from './clock-document.ts';
import { countedUntil, type Interval, usedAt } from './counting.ts';

/** The person whose time runs: the first who's to act. If there are several, the others come after them. */
export function awaitedPerson({ toAct, seats }: TableInfo): ClockDocument['awaited'] {
  for (const seat of toAct) {
    const holder = seats[seat]!;
    if (holder.kind === 'person') return { seat, userId: holder.userId };
  }
  return null;
}

/**
 * The clock (undefined for a table's first) after a change of its table; the same object if the table still waits
 * for the same decision, or did so at an earlier change. Whoever acted in time has missed nothing in a row any more.
 */
export function following(
  clock: ClockDocument | undefined,
  table: TableInfo,
  now: number,
  outages: readonly Interval[] = [],
): ClockDocument {
  if (clock && clock.wait > table.wait) return clock;
  const awaited = awaitedPerson(table);
  const isSame =
    clock?.wait === table.wait &&
    clock.awaited?.seat === awaited?.seat &&
    clock.awaited?.userId === awaited?.userId;
  if (isSame) return clock;
  return begun(clock, table, clock?.wait === table.wait ? now : table.waitingSince, outages);
}

/** The clock after a computer has acted because the time was up, even if the same seat is to act again. */
export function afterStandIn(clock: ClockDocument, table: TableInfo, now: number): ClockDocument {
  const next = following(clock, table, now);
  return next === clock ? begun(clock, table, now) : next;
}

function begun(
  before: ClockDocument | undefined,
  table: TableInfo,
  at: number,
  outages: readonly Interval[] = [],
): ClockDocument {
  const awaited = awaitedPerson(table);
  const last = before?.awaited && {
    ...{ wait: before.wait, seat: before.awaited.seat, reminded: before.reminded },
    used: usedAt(before, outages, at),
  };
  const earlier = last ? [...(before.earlier ?? []).slice(-1), last] : [];
  // After an undo, a wait goes on with what was used of it.
  const known = table.again && earlier.find(({ wait }) => wait === table.wait - 2);
  const { used, reminded } = known && known.seat === awaited?.seat ? known : { used: 0, reminded: 0 };
  return {
    wait: table.wait,
    awaited,
    begun: at,
    used,
    at,
    away: null,
    paused: table.pace === 'none' ? null : (before?.paused ?? null),
    ...(before?.unreachable !== undefined && { unreachable: before.unreachable }),
    asking: [],
    reminded,
    seen: false,
    misses: before ? missesAfter(before, table) : {},
    acting: false,
    lines: before?.lines ?? [],
    due: before?.due ?? null,
    ...(earlier.length > 0 && { earlier }),
  };
}

function missesAfter({ awaited, acting, misses }: ClockDocument, table: TableInfo): ClockDocument['misses'] {
  const next = new Map(Object.entries(misses));
  if (awaited) next.set(String(awaited.seat), acting ? missCount(misses, awaited.seat) + 1 : 0);
  return Object.fromEntries(
    [...next].filter(([seat, times]) => times > 0 && table.seats[Number(seat)]?.kind === 'person'),
  );
}

export const missCount = (misses: ClockDocument['misses'], seat: Seat): number => misses[seat] ?? 0;

/** The clock with a line for everybody whose seat a computer has taken; the same object if there's none to add. */
export function callingAbsent(clock: ClockDocument, table: TableInfo): ClockDocument {
  const missing = table.seats.flatMap((holder, seat): Line[] => {
    if (holder.kind !== 'computer' || holder.until !== 'back' || !holder.formerly) return [];
    const { userId } = holder.formerly;
    const isCalled = clock.lines.some((line) => line.kind === 'absent' && line.userId === userId);
    return isCalled ? [] : [{ kind: 'absent', key: waitKey(clock), seat, userId, place: null }];
  });
  return missing.length > 0 ? { ...clock, lines: [...clock.lines, ...missing] } : clock;
}

/** Whether the line still says what's so. */
export function isWanted(line: Line, clock: ClockDocument, table: TableInfo): boolean {
  if (table.status !== 'playing') return false;
  const holder = table.seats[line.seat];
  if (line.kind === 'paused') return clock.paused !== null;
  if (line.kind === 'absent')
    return holder?.kind === 'computer' && holder.until === 'back' && holder.formerly?.userId === line.userId;
  const newest = clock.lines.findLast(({ kind }) => isReminder(kind));
  return line === newest && line.key === waitKey(clock) && !clock.seen && clock.paused === null;
}

/** The clock, which was stopped, as it goes on. */
export const resumed = (clock: ClockDocument, outages: readonly Interval[], now: number): ClockDocument => ({
  ...countedUntil(clock, outages, now),
  paused: null,
  asking: [],
});

export type PauseWish = 'pause' | 'resume';

interface Vote extends Pick<Person, 'userId'> {
  readonly wish: PauseWish;
}

/** Who at the table has asked for it in this wait, by name, how many it takes, and whether that's enough. */
export interface Asked {
  readonly done: boolean;
  readonly asking: readonly Name[];
  readonly needed: number;
}

/**
 * Stops the clock or lets it go on: at the host's wish, or once everybody who's there has asked to stop it, and most of
 * them to let it go on.
 * @throws Refusal `notSeated`, `clockStopped`, `clockRunning`
 */
export function wished(
  clock: ClockDocument,
  table: TableInfo,
  { userId, wish }: Vote,
  outages: readonly Interval[],
  now: number,
  away: { has(seat: Seat): boolean } = new Set(),
): Asked & { readonly value: ClockDocument } {
  const isHost = table.host.userId === userId;
  if (!isHost && !isSeated(table, userId)) throw new Refusal('notSeated', null);
  const isPaused = clock.paused !== null;
  if (wish === 'pause' && isPaused) throw new Refusal('clockStopped', null);
  if (wish === 'resume' && !isPaused) throw new Refusal('clockRunning', null);
  const votes = countVotes(table, [...clock.asking, userId], away, now);
  const there = votes.asking.length + votes.missing.length;
  const needed = wish === 'pause' ? there : Math.floor(there / 2) + 1;
  const done = isHost || votes.asking.length >= needed;
  const asking = votes.asking.map((person) => person.userId);
  const stopped = { ...countedUntil(clock, outages, now), paused: now, asking: [] };
  const value = !done ? { ...clock, asking } : wish === 'pause' ? stopped : resumed(clock, outages, now);
  return { value, done, asking: votes.asking.map(({ name }) => name), needed };
}

/** Whoever a line pinged that has yet to be deleted from its channel. */
const NOBODY = 'erased';

/** The clock without somebody who has left the table; the same object if it doesn't name them. */
export function withoutPerson(clock: ClockDocument, userId: string): ClockDocument {
  const { rest, ...others } = clock;
  const { awaited, asking, lines } = clock;
  const isNamed =
    awaited?.userId === userId || asking.includes(userId) || lines.some((line) => line.userId === userId);
  if (!isNamed) return clock;
  const isAwaited = awaited?.userId === userId;
  return {
    ...others,
    ...(rest && !isAwaited && { rest }),
    awaited: isAwaited ? null : awaited,
    asking: asking.filter((each) => each !== userId),
    lines: lines.flatMap((line) => {
      if (line.userId !== userId) return [line];
      return line.place === null || line.place === 'nowhere' ? [] : [{ ...line, userId: NOBODY }];
    }),
  };
}
