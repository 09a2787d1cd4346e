import type { ClockDocument } from './clock-document.ts';
import { type Interval, uncovered } from './intervals.ts';

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
