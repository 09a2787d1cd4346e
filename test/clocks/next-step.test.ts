import { describe, expect, it } from 'vitest';
import type { ClockDocument, Preference } from '../../src/clocks/clock-document.ts';
import { nextStep } from '../../src/clocks/next-step.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MIDNIGHT = Date.parse('2026-07-01T00:00:00Z');

const clock: ClockDocument = {
  ...{ wait: 1, awaited: { seat: 0, userId: '1' }, begun: MIDNIGHT, used: 0, at: MIDNIGHT },
  ...{ away: null, paused: null, asking: [], reminded: 0, seen: false, misses: {}, acting: false, lines: [] },
  due: null,
};
const channel: Preference = { reminders: 'channel', quiet: null, awayUntil: null };
const quiet = (from: string, to: string): Preference => ({ ...channel, quiet: { from, to, zone: 'UTC' } });

/** The step after that many hours of a day's time; moments in hours as well. */
function stepAfter(hours: number, changes: Partial<ClockDocument> = {}, preference = channel) {
  const step = nextStep({ ...clock, ...changes }, '1d', preference, [], MIDNIGHT + hours * HOUR);
  if (step.kind === 'wait') return ['wait', (step.until - MIDNIGHT) / HOUR];
  return step.kind === 'remind' ? ['remind', step.moment.kind, step.reminded] : [step.kind];
}

describe('the next step of a clock', () => {
  it('is to wait for half time, to remind, to wait for the end, to remind, and then the time is up', () => {
    expect(stepAfter(0)).toEqual(['wait', 12]);
    expect(stepAfter(12)).toEqual(['remind', 'half', 1]);
    expect(stepAfter(12, { reminded: 1 })).toEqual(['wait', 21.6]);
    expect(stepAfter(21.6, { reminded: 1 })).toEqual(['remind', 'last', 2]);
    expect(stepAfter(21.6, { reminded: 2 })).toEqual(['wait', 24]);
    expect(stepAfter(24, { reminded: 2 })).toEqual(['timeUp']);
  });

  it('is one reminder for all that were missed, and none once the time is up', () => {
    expect(stepAfter(23)).toEqual(['remind', 'last', 2]);
    expect(stepAfter(24)).toEqual(['timeUp']);
  });

  it('is a reminder at the end of quiet hours, if the time is not up by then', () => {
    expect(stepAfter(12, {}, quiet('11:00', '14:00'))).toEqual(['wait', 14]);
    expect(stepAfter(14, {}, quiet('11:00', '14:00'))).toEqual(['remind', 'half', 1]);
    expect(stepAfter(12, {}, quiet('11:00', '23:00'))).toEqual(['wait', 23]);
    expect(stepAfter(23, {}, quiet('11:00', '23:00'))).toEqual(['remind', 'last', 3]);
    expect(stepAfter(22, { reminded: 1 }, quiet('20:00', '06:00'))).toEqual(['wait', 24]);
    expect(stepAfter(24, { reminded: 1 }, quiet('20:00', '06:00'))).toEqual(['timeUp']);
  });

  it('comes later by the hours in which the clock rests', () => {
    const rest = { from: '10:00', to: '20:00', zone: 'UTC' };
    expect(stepAfter(11, { rest })).toEqual(['wait', 22]);
    expect(stepAfter(33, { rest, reminded: 2 })).toEqual(['wait', 34]);
    expect(stepAfter(34, { rest, reminded: 2 })).toEqual(['timeUp']);
  });

  it('is a reminder an hour before quiet hours in which the time is up, or within an hour after them', () => {
    const night = quiet('20:00', '23:30');
    expect(stepAfter(13, { reminded: 1 }, night)).toEqual(['wait', 19]);
    expect(stepAfter(19, { reminded: 1 }, night)).toEqual(['remind', 'last', 2]);
    expect(stepAfter(23.5, { reminded: 2 }, night)).toEqual(['remind', 'last', 3]);
    expect(stepAfter(13, { reminded: 1 }, quiet('19:00', '22:50'))).toEqual(['wait', 21.6]);
    const late = { begun: MIDNIGHT + 20 * HOUR, at: MIDNIGHT + 20 * HOUR };
    expect(stepAfter(21, late, quiet('20:30', '08:30'))).toEqual(['wait', 32]);
  });

  it('is that reminder instead of the usual one before the same night', () => {
    const night = { from: '20:00', to: '08:00', zone: 'UTC' };
    const resting = { begun: MIDNIGHT - 14 * HOUR, at: MIDNIGHT + 10 * HOUR, used: 13.9 * HOUR, rest: night };
    const nightly = (hours: number, reminded: number) =>
      stepAfter(hours, { ...resting, reminded }, { ...channel, quiet: night });
    expect(nightly(17.8, 1)).toEqual(['wait', 19]);
    expect(nightly(19, 1)).toEqual(['remind', 'last', 2]);
    expect(nightly(19, 2)).toEqual(['wait', 32.1]);
  });

  it('is to call somebody who was away once they are back and not in their quiet hours', () => {
    const missed = { missed: true as const };
    const gone = { ...channel, awayUntil: MIDNIGHT + 3 * HOUR };
    expect(stepAfter(1, missed, gone)).toEqual(['wait', 3]);
    expect(stepAfter(3, missed, gone)).toEqual(['remind', 'returned', 0]);
    expect(stepAfter(3, missed, quiet('02:00', '04:00'))).toEqual(['wait', 4]);
    expect(stepAfter(13, missed, { ...channel, reminders: 'off' })).toEqual(['remind', 'returned', 1]);
  });

  it('is no reminder for somebody who has seen it, or wants none', () => {
    expect(stepAfter(12, { seen: true })).toEqual(['wait', 24]);
    expect(stepAfter(12, {}, { ...channel, reminders: 'off' })).toEqual(['wait', 24]);
  });

  it('of a pause is to ask about it after a week, and to go on after two', () => {
    const paused = MIDNIGHT;
    const asked = { kind: 'paused', key: '', seat: 0, userId: '1', place: 'nowhere' } as const;
    expect(stepAfter(30, { paused })).toEqual(['wait', 7 * 24]);
    expect(stepAfter(7 * 24, { paused })).toEqual(['askPause']);
    expect(stepAfter(7 * 24, { paused, lines: [asked] })).toEqual(['wait', 14 * 24]);
    expect(stepAfter(14 * 24, { paused, lines: [asked] })).toEqual(['goOn']);
  });

  it('is to wait while the player is away, and nothing while nobody is awaited', () => {
    expect(stepAfter(30, { away: MIDNIGHT + 100 * HOUR })).toEqual(['wait', 100]);
    expect(stepAfter(30, { awaited: null })).toEqual(['rest']);
  });

  it('without a clock, is a reminder after a day, and after three the others may decide', () => {
    const stepOf = (hours: number, changes: Partial<ClockDocument> = {}, preference = channel) =>
      nextStep({ ...clock, ...changes }, 'none', preference, [], MIDNIGHT + hours * HOUR);
    expect(stepOf(0)).toEqual({ kind: 'wait', until: MIDNIGHT + 24 * HOUR });
    expect(stepOf(24)).toMatchObject({ kind: 'remind', moment: { kind: 'waiting' }, reminded: 1 });
    expect(stepOf(24, { reminded: 1 })).toEqual({ kind: 'wait', until: MIDNIGHT + 72 * HOUR });
    expect(stepOf(72, { reminded: 1 })).toEqual({ kind: 'timeUp' });
    expect(stepOf(72, { reminded: 1, silent: true })).toMatchObject({
      moment: { kind: 'silent' },
      reminded: 2,
    });
    expect(stepOf(99, { reminded: 2, silent: true })).toEqual({ kind: 'rest' });
    const asleep = quiet('00:00', '12:00');
    expect(stepOf(72, { reminded: 1, silent: true }, asleep)).toEqual({
      kind: 'wait',
      until: MIDNIGHT + 84 * HOUR,
    });
    const off = { ...channel, reminders: 'off' } as const;
    expect(stepOf(24, {}, off)).toEqual({ kind: 'wait', until: MIDNIGHT + 72 * HOUR });
    expect(stepOf(72, {}, off)).toEqual({ kind: 'timeUp' });
  });
});
