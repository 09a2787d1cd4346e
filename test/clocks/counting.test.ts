import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paceDuration, reminderMoments } from '../../src/clocks/clock-document.ts';
import {
  countedUntil,
  type Interval,
  uncovered,
  usedAt,
  whenUsed,
  withAway,
  withInterval,
} from '../../src/clocks/counting.ts';
import { PACES } from '../../src/table/document.ts';

const HOUR = 3_600_000;

const interval = fc
  .tuple(fc.nat(100), fc.nat(20))
  .map(([from, length]): Interval => ({ from, to: from + length }));
const intervals = fc.array(interval, { maxLength: 8 });

const inOneOf = (at: number, all: readonly Interval[]) => all.some(({ from, to }) => at >= from && at < to);
const counting = (from: number, to: number, stops: readonly Interval[]) =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step).filter((at) => !inOneOf(at, stops))
    .length;

describe('intervals', () => {
  it('leave uncovered what none of them covers', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(60), intervals, (from, length, all) => {
        expect(uncovered(from, from + length, all)).toBe(counting(from, from + length, all));
      }),
    );
  });

  it('are merged without losing any time, in order and apart', () => {
    fc.assert(
      fc.property(intervals, fc.integer({ min: 1, max: 4 }), (all, most) => {
        const merged = all.reduce<Interval[]>((sum, each) => withInterval(sum, each, most), []);
        expect(merged.length).toBeLessThanOrEqual(most);
        for (const [index, { from }] of merged.entries())
          if (index > 0) expect(from).toBeGreaterThan(merged[index - 1]!.to);
        for (let at = 0; at < 125; at++) if (inOneOf(at, all)) expect(inOneOf(at, merged)).toBe(true);
      }),
    );
  });

  it('lose nothing to merging while there are few enough', () => {
    fc.assert(
      fc.property(intervals, (all) => {
        const merged = all.reduce<Interval[]>((sum, each) => withInterval(sum, each, 100), []);
        expect(uncovered(0, 130, merged)).toBe(uncovered(0, 130, all));
      }),
    );
  });
});

describe('a clock', () => {
  const fresh = { used: 0, at: 0, away: null, paused: null };
  type Event = { readonly after: number } & (
    | { readonly kind: 'pause' | 'resume' | 'look' }
    | { readonly kind: 'away'; readonly until: number }
    | { readonly kind: 'outage'; readonly length: number }
  );
  const event: fc.Arbitrary<Event> = fc.oneof(
    fc.record({ after: fc.nat(20), kind: fc.constantFrom('pause' as const, 'resume', 'look') }),
    fc.record({ after: fc.nat(20), kind: fc.constant('away' as const), until: fc.nat(150) }),
    fc.record({ after: fc.nat(20), kind: fc.constant('outage' as const), length: fc.nat(15) }),
  );

  /** Lives through the events, and counts every ms in which nothing stood still. */
  function lived(events: readonly Event[]) {
    let clock: Parameters<typeof countedUntil>[0] = fresh;
    let outages: readonly Interval[] = [];
    let now = 0;
    let free = 0;
    const pass = (ms: number, isOut = false) => {
      for (let step = 0; step < ms; step++, now++)
        if (!isOut && clock.paused === null && (clock.away === null || clock.away <= now)) free++;
    };
    for (const each of events) {
      pass(each.after);
      if (each.kind === 'pause' && clock.paused === null)
        clock = { ...countedUntil(clock, outages, now), paused: now };
      if (each.kind === 'resume') clock = { ...countedUntil(clock, outages, now), paused: null };
      if (each.kind === 'away') clock = withAway(clock, each.until, outages, now);
      if (each.kind === 'look') clock = countedUntil(clock, outages, now);
      if (each.kind === 'outage') {
        const from = now;
        pass(each.length, true);
        outages = withInterval(outages, { from, to: now }, 100);
      }
    }
    return { clock, outages, now, free };
  }

  it('counts exactly the time in which it could be used', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const { clock, outages, now, free } = lived(events);
        expect(usedAt(clock, outages, now)).toBe(free);
      }),
    );
  });

  it('is never due before that much of such time', () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 12 }),
        fc.integer({ min: 1, max: 200 }),
        (events, duration) => {
          const { clock, outages, now, free } = lived(events);
          const due = whenUsed(clock, duration, outages, now);
          if (clock.paused !== null) expect(due).toBeNull();
          else {
            expect(due! - now).toBeGreaterThanOrEqual(duration - free);
            expect(usedAt(clock, outages, due!)).toBe(Math.max(duration, free));
          }
        },
      ),
    );
  });

  it('goes on for somebody who is back early, and not twice for the same absence', () => {
    const away = withAway(fresh, 10 * HOUR, [], HOUR);
    expect(whenUsed(away, 3 * HOUR, [], 2 * HOUR)).toBe(12 * HOUR);
    expect(withAway(away, 10 * HOUR, [], 5 * HOUR)).toBe(away);
    const back = withAway(away, null, [], 4 * HOUR);
    expect(whenUsed(back, 3 * HOUR, [], 4 * HOUR)).toBe(6 * HOUR);
    expect(usedAt(withAway(away, null, [], 11 * HOUR), [], 11 * HOUR)).toBe(2 * HOUR);
  });

  it('uses nothing while the system clock goes back', () => {
    const clock = countedUntil({ ...fresh, at: 10 * HOUR }, [], 12 * HOUR);
    expect(usedAt(clock, [], 11 * HOUR)).toBe(2 * HOUR);
    expect(countedUntil(clock, [], 11 * HOUR)).toEqual(clock);
    expect(whenUsed(clock, 3 * HOUR, [], 11 * HOUR)).toBe(13 * HOUR);
  });
});

describe('a pace', () => {
  it('reminds at half time and near the end, a live one only near the end', () => {
    const left = (pace: (typeof PACES)[number]) =>
      reminderMoments(pace).map(({ kind, used }) => [kind, (paceDuration(pace)! - used) / 60_000]);
    expect(Object.fromEntries(PACES.map((pace) => [pace, left(pace)]))).toEqual({
      none: [
        ['waiting', -24 * 60],
        ['silent', -3 * 24 * 60],
      ],
      live: [['last', 1]],
      '1h': [
        ['half', 30],
        ['last', 6],
      ],
      '12h': [
        ['half', 6 * 60],
        ['last', 72],
      ],
      '1d': [
        ['half', 12 * 60],
        ['last', 144],
      ],
      '3d': [
        ['half', 36 * 60],
        ['last', 432],
      ],
    });
  });
});
