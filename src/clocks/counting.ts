import type { ClockDocument } from './clock-document.ts';

/** Times in ms since 1970. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** More than the times of two processes may differ by, in ms: what lies further ahead was noted by a wrong time. */
export const MOST_AHEAD = 60_000;

const byBeginning = (a: Interval, b: Interval): number => a.from - b.from;

/** How many ms between `from` and `to` lie in none of the intervals, which may overlap. */
export function uncovered(from: number, to: number, intervals: readonly Interval[]): number {
  let at = from;
  let free = 0;
  for (const each of intervals.toSorted(byBeginning)) {
    if (each.from >= to) break;
    free += Math.max(0, each.from - at);
    at = Math.max(at, each.to);
  }
  return free + Math.max(0, to - at);
}

/**
 * The intervals with one more, in order, without overlaps. If that's more than `most`, the two oldest become one,
 * with the time between them.
 */
export function withInterval(intervals: readonly Interval[], added: Interval, most: number): Interval[] {
  const merged: Interval[] = [];
  for (const each of [...intervals, added].sort(byBeginning)) {
    const last = merged.at(-1);
    if (last && each.from <= last.to) merged[merged.length - 1] = joined(last, each);
    else merged.push(each);
  }
  while (merged.length > most) merged.splice(0, 2, joined(merged[0]!, merged[1]!));
  return merged;
}

const joined = (a: Interval, b: Interval): Interval => ({ from: a.from, to: Math.max(a.to, b.to) });

/** The parts of the intervals that are over by then. */
export const until = (now: number, intervals: readonly Interval[]): readonly Interval[] =>
  intervals.flatMap(({ from, to }) => (from < Math.min(to, now) ? [{ from, to: Math.min(to, now) }] : []));

/** The part of a clock that counts. */
export type Counter = Pick<ClockDocument, 'used' | 'at' | 'away' | 'paused'>;

/** How much time has been used until `now`, in ms: without outages, pauses, and while the player was away. */
export function usedAt(
  { used, at, away, paused }: Counter,
  outages: readonly Interval[],
  now: number,
): number {
  if (paused !== null || now <= at) return used;
  const stops = away === null ? outages : [...outages, { from: at, to: away }];
  return used + uncovered(at, now, stops);
}

/** The clock with the time until `now` counted, so that what stops it can change. */
export const counted = <C extends Counter>(clock: C, outages: readonly Interval[], now: number): C => ({
  ...clock,
  used: usedAt(clock, outages, now),
  at: Math.max(clock.at, now),
});

/** When that much will have been used if nothing else stops the clock; null while it's paused. */
export function whenUsed(
  clock: Counter,
  used: number,
  outages: readonly Interval[],
  now: number,
): number | null {
  if (clock.paused !== null) return null;
  const runsFrom = Math.max(now, clock.at, clock.away ?? 0);
  return runsFrom + Math.max(0, used - usedAt(clock, outages, now));
}

/** The clock while the awaited player is away until that moment (null: they aren't); the same object if unchanged. */
export function withAway<C extends Counter>(
  clock: C,
  awayUntil: number | null,
  outages: readonly Interval[],
  now: number,
): C {
  const away = awayUntil !== null && awayUntil > now ? awayUntil : null;
  const isOver = clock.away !== null && clock.away <= now;
  if (away === clock.away || (away === null && isOver)) return clock;
  return { ...counted(clock, outages, now), away };
}
