/** Times in ms since 1970. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

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
