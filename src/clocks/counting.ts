import type { ClockDocument, QuietHours } from './clock-document.ts';
import { endOfQuiet } from './quiet-hours.ts';

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

/** The moment by which that many ms lie in none of the intervals, which are in order and apart. */
function after(from: number, free: number, intervals: readonly Interval[]): number {
  let at = from;
  let left = free;
  for (const each of intervals) {
    if (at + left <= each.from) break;
    left -= Math.max(0, each.from - at);
    at = Math.max(at, each.to);
  }
  return at + left;
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

/** The quiet hours that begin or last between two moments, in ms since 1970, in order; there must be some. */
export function quietBetween(from: number, to: number, quiet: QuietHours): Interval[] {
  const between = { ...quiet, from: quiet.to, to: quiet.from };
  const found: Interval[] = [];
  for (let at = from; at < to; ) {
    const begins = endOfQuiet(at, between);
    at = endOfQuiet(begins, quiet);
    if (begins < to) found.push({ from: begins, to: at });
  }
  return found;
}

/** The part of a clock that counts. */
export type Counter = Pick<ClockDocument, 'used' | 'at' | 'away' | 'paused' | 'rest' | 'unreachable'>;

const isStopped = ({ paused, unreachable }: Counter): boolean => paused !== null || unreachable !== undefined;

/** How much time has been used until `now`, in ms: without outages, pauses, rests, and while the player was away. */
export function usedAt(clock: Counter, outages: readonly Interval[], now: number): number {
  const { used, at, away, rest } = clock;
  if (isStopped(clock) || now <= at) return used;
  const absence = away === null ? [] : [{ from: at, to: away }];
  const rests = rest ? quietBetween(at, now, rest) : [];
  return used + uncovered(at, now, [...outages, ...absence, ...rests]);
}

/** The clock with the time until `now` counted, so that what stops it can change. */
export const countedUntil = <C extends Counter>(clock: C, outages: readonly Interval[], now: number): C => ({
  ...clock,
  used: usedAt(clock, outages, now),
  at: Math.max(clock.at, now),
});

/** When that much will have been used if nothing else stops the clock; null while it's stopped. */
export function whenUsed(
  clock: Counter,
  used: number,
  outages: readonly Interval[],
  now: number,
): number | null {
  if (isStopped(clock)) return null;
  const { at, away, rest } = clock;
  const runsFrom = Math.max(now, at, away ?? 0);
  const left = Math.max(0, used - usedAt(clock, outages, now));
  // Rests leave at least half of each day.
  return after(
    runsFrom,
    left,
    rest && left > 0 ? quietBetween(runsFrom, runsFrom + 2 * (left + DAY), rest) : [],
  );
}

const DAY = 24 * 3_600_000;

/** The clock that rests in those hours (null: never); the same object if unchanged. */
export function withRest<C extends Counter>(
  clock: C,
  rest: QuietHours | null,
  outages: readonly Interval[],
  now: number,
): C {
  const { rest: before, ...others } = clock;
  if (JSON.stringify(before ?? null) === JSON.stringify(rest)) return clock;
  const { used, at } = countedUntil(clock, outages, now);
  return { ...others, used, at, ...(rest && { rest }) } as C;
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
  return { ...countedUntil(clock, outages, now), away };
}
