import { expect, it } from 'vitest';
import { type Day, dayEnd } from '../../src/settings/entries.ts';

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;

/** A zone's wall clock in ms, as if it were UTC. */
function wallClockIn(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  } as const);
  return (at) => {
    const [month, day, year, hour, minute, second] = format.format(at).match(/\d+/g)!.map(Number);
    return Date.UTC(year!, month! - 1, day, hour, minute, second);
  };
}

/** The days around each change of the zone's clocks from 2026 to 2030. */
function daysOfChange(wall: (at: number) => number): Set<number> {
  const days = new Set<number>();
  const offset = (at: number) => wall(at) - at;
  for (let at = Date.UTC(2026, 0); at < Date.UTC(2031, 0); at += 24 * HOUR)
    if (offset(at) !== offset(at + 24 * HOUR))
      for (const by of [-24, 0, 24, 48]) days.add(Math.floor((at + by * HOUR) / (24 * HOUR)));
  return days;
}

/** Looks through the two days around it, second by second at the end. */
function foundEnd(day: number, wall: (at: number) => number): number {
  const isThen = (at: number) => Math.floor(wall(at) / (24 * HOUR)) === day;
  let at = (day + 2) * 24 * HOUR;
  while (!isThen(at)) at -= QUARTER;
  for (at += QUARTER - 1_000; !isThen(at); ) at -= 1_000;
  return at;
}

const dayOf = (day: number): Day => {
  const date = new Date(day * 24 * HOUR);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

it('a day ends with its last second in every zone, also where the clocks are changed then', {
  timeout: 300_000,
}, () => {
  let changes = 0;
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const wall = wallClockIn(zone);
    for (const day of daysOfChange(wall)) {
      expect(dayEnd(dayOf(day), zone), `${zone} ${new Date(day * 24 * HOUR).toISOString()}`).toBe(
        foundEnd(day, wall),
      );
      changes++;
    }
  }
  expect(changes).toBeGreaterThan(2_000);
});
