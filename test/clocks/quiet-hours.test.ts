import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuietHours } from '../../src/clocks/clock-document.ts';
import { endOfQuiet, isQuiet } from '../../src/clocks/quiet-hours.ts';

const MINUTE = 60_000;
const at = (text: string) => Date.parse(text);
const night: QuietHours = { from: '22:00', to: '07:30', zone: 'Europe/Berlin' };

describe('quiet hours', () => {
  it.each([
    ['in the evening', '2026-07-01T22:10:00+02:00', '2026-07-02T07:30:00+02:00'],
    ['in the morning', '2026-07-02T07:29:59+02:00', '2026-07-02T07:30:00+02:00'],
    ['as they begin', '2026-12-01T22:00:00+01:00', '2026-12-02T07:30:00+01:00'],
    ['in the night in which an hour is left out', '2026-03-28T23:00:00+01:00', '2026-03-29T07:30:00+02:00'],
    ['in the night in which an hour comes twice', '2026-10-24T23:00:00+02:00', '2026-10-25T07:30:00+01:00'],
  ])('end when the clocks there say so: %s', (_when, now, end) => {
    expect(new Date(endOfQuiet(at(now), night)).toISOString()).toBe(new Date(end).toISOString());
  });

  it.each(['2026-07-01T21:59:59+02:00', '2026-07-02T07:30:00+02:00', '2026-03-29T12:00:00+02:00'])(
    'delay nothing at other times: %s',
    (now) => {
      expect(endOfQuiet(at(now), night)).toBe(at(now));
    },
  );

  it('may end at a time that is left out, or comes twice', () => {
    const shifted = { from: '01:00', to: '02:30', zone: 'Europe/Berlin' };
    expect(endOfQuiet(at('2026-03-29T01:10:00+01:00'), shifted)).toBe(at('2026-03-29T03:00:00+02:00'));
    expect(endOfQuiet(at('2026-10-25T01:10:00+02:00'), shifted)).toBe(at('2026-10-25T02:30:00+02:00'));
  });

  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC');

  it('end at the first minute that is not quiet, within a day and a change of the clocks', () => {
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2026-12-31T00:00:00Z') });
    fc.assert(
      fc.property(time, time, zone, moment, (from, to, where, now) => {
        const quiet = { from, to, zone: where };
        const end = endOfQuiet(now, quiet);
        expect(isQuiet(end, quiet)).toBe(false);
        expect(end - now).toBeLessThanOrEqual(26 * 60 * MINUTE);
        for (let back = end - MINUTE; back > now; back -= 7 * MINUTE) expect(isQuiet(back, quiet)).toBe(true);
        if (end > now) expect(isQuiet(now, quiet)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('are none if they end as they begin', () => {
    expect(isQuiet(at('2026-07-01T12:00:00Z'), { from: '12:00', to: '12:00', zone: 'UTC' })).toBe(false);
  });
});
