import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { quietBetween, usedAt, whenUsed } from '../../src/clocks/counting.ts';
import { isQuiet } from '../../src/clocks/quiet-hours.ts';
import type { Pace } from '../../src/table/document.ts';
import { ada, bob, GUILD } from '../table/fixtures/room.ts';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { HOUR, Ward } from './fixtures.ts';

registerThicket();

/** Two hours after the game begins, at midnight. */
const NIGHT = { from: '02:00', to: '12:00', zone: 'UTC' };

let ward: Ward;
afterEach(() => ward?.stop());

/** A game that waits for somebody whose nights are quiet. @returns when their time is up, in hours from then */
async function due(pace: Pace, quiet = NIGHT, rests?: boolean): Promise<number> {
  ward = await new Ward().start();
  for (const { userId } of [ada, bob]) ward.preferences.set(userId, { quiet });
  const id = await ward.game(pace, 'c1', 'long', rests);
  const { due } = (await ward.clocks.deadlineOf(id))!;
  return (due! - ward.clock.now()) / HOUR;
}

describe('a clock in quiet hours', () => {
  it.each([
    ['12h', 22],
    ['1d', 44],
    ['1h', 1],
  ] as const)('rests if a decision may take long: %s', async (pace, hours) => {
    expect(await due(pace)).toBe(hours);
  });

  it('rests as the table has chosen', async () => {
    expect(await due('12h', NIGHT, false)).toBe(12);
  });

  it('does not rest in hours that leave less than half of the day', async () => {
    expect(await due('12h', { ...NIGHT, from: '23:00' })).toBe(12);
  });

  it('counts what was used before quiet hours were set', async () => {
    expect(await due('1d', { ...NIGHT, to: '02:00' })).toBe(24);
    await ward.pass(6 * HOUR);
    for (const { userId } of [ada, bob]) ward.preferences.set(userId, { quiet: NIGHT });
    const { id } = (await ward.tables.list(GUILD)).tables[0]!;
    // From 06:00 on 18 hours are left: six rests, then fourteen hours until 02:00, and four from 12:00 on.
    expect(((await ward.clocks.deadlineOf(id))!.due! - ward.clock.now()) / HOUR).toBe(34);
  });

  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
  );
  const start = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-01') });

  it('uses exactly the time that is not quiet, and knows beforehand when it will be used', () => {
    fc.assert(
      fc.property(
        fc.nat(23),
        fc.integer({ min: 1, max: 12 }),
        zone,
        start,
        fc.nat(70),
        (from, length, where, at, hours) => {
          const hour = (of: number) => `${String(of % 24).padStart(2, '0')}:00`;
          const rest = { from: hour(from), to: hour(from + length), zone: where };
          const clock = { used: 0, at, away: null, paused: null, rest };
          const end = at + hours * HOUR;
          let minutes = 0;
          for (let now = at; now < end; now += HOUR / 60) if (!isQuiet(now, rest)) minutes++;
          const used = usedAt(clock, [], end);
          expect(Math.abs(used - (minutes * HOUR) / 60)).toBeLessThan(HOUR / 6);
          const when = whenUsed(clock, used, [], at)!;
          expect(usedAt(clock, [], when)).toBe(used);
          expect(when).toBeLessThanOrEqual(end);
          for (const each of quietBetween(at, end, rest)) expect(isQuiet(each.from, rest)).toBe(true);
        },
      ),
      { numRuns: 20 },
    );
  });
});
