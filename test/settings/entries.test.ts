import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateWords } from '../../src/discord/handlers/settings/desk.ts';
import { locales, translator } from '../../src/i18n/index.ts';
import {
  awayUntil,
  dayEnd,
  dayIn,
  isoDate,
  MAX_DAYS_AWAY,
  parseCount,
  parseName,
  parseQuietHours,
  timeNamed,
} from '../../src/settings/entries.ts';
import { Problem, type ProblemCode } from '../../src/settings/problem.ts';
import { COMMON_ZONES, isZone, zonesNamed, zoneText } from '../../src/settings/zones.ts';

const words = dateWords(translator('en-US'));

function problemOf(read: () => unknown): ProblemCode | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

const two = (n: number): string => String(n).padStart(2, '0');
const zones = fc.constantFrom(...COMMON_ZONES, 'Asia/Kathmandu', 'Pacific/Apia', 'Africa/Cairo');
/** 2024 to 2030. */
const moments = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2031, 0) - 1 });

describe('a time', () => {
  it.each([
    ['22:00', '22:00'],
    ['9', '09:00'],
    [' 07.30 ', '07:30'],
    ['22h', '22:00'],
    ['22 Uhr', '22:00'],
    ['7 Uhr 30', '07:30'],
    ['22 heures', '22:00'],
    ['22h15', '22:15'],
    ['2215', '22:15'],
    ['24:00', '00:00'],
    ['10 pm', '22:00'],
    ['10:30PM', '22:30'],
    ['12 am', '00:00'],
    ['12 p.m.', '12:00'],
  ])('can be “%s”', (typed, time) => expect(timeNamed(typed)).toBe(time));

  it.each(['', 'soon', '25', '12:60', '24:30', '-1', '13 pm', '0 am', '1:2:3', '22:0', '٢٢', '22:00 am'])(
    'can’t be “%s”',
    (typed) => expect(problemOf(() => timeNamed(typed))).toBe('noTime'),
  );

  it('is what it was, however it’s written', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), fc.constantFrom(':', '.', 'h'), (hour, minute, between) => {
        const time = `${two(hour)}:${two(minute)}`;
        expect(timeNamed(time)).toBe(time);
        expect(timeNamed(`${hour}${between}${two(minute)}`)).toBe(time);
        const half = hour < 12 ? 'am' : 'pm';
        expect(timeNamed(`${hour % 12 || 12}:${two(minute)} ${half}`)).toBe(time);
      }),
    );
  });

  it('is one of the day or a problem, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d:.hapm ]{0,8}$/)), (typed) => {
        const problem = problemOf(() => expect(timeNamed(typed)).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/));
        expect([null, 'noTime']).toContain(problem);
      }),
    );
  });
});

describe('quiet hours', () => {
  it('need two times, or none', () => {
    expect(parseQuietHours('22', '8 am')).toEqual({ from: '22:00', to: '08:00' });
    expect(parseQuietHours(' ', '')).toBeNull();
    expect(problemOf(() => parseQuietHours('22:00', ''))).toBe('halfQuiet');
    expect(problemOf(() => parseQuietHours('', '08:00'))).toBe('halfQuiet');
    expect(problemOf(() => parseQuietHours('8', '08:00'))).toBe('sameTimes');
    expect(problemOf(() => parseQuietHours('8', 'late'))).toBe('noTime');
  });
});

describe('a day away', () => {
  const now = Date.UTC(2026, 11, 20, 23, 30);
  const until = (typed: string, zone = 'UTC') => {
    const at = awayUntil(typed, now, zone, words);
    return at === null ? null : isoDate(dayIn(zone, at));
  };

  it.each([
    ['2026-12-24', '2026-12-24'],
    ['24.12.', '2026-12-24'],
    ['24. 12. 2026', '2026-12-24'],
    ['24.12', '2026-12-24'],
    ['3.1.', '2027-01-03'],
    ['20.12.', '2026-12-20'],
    ['today', '2026-12-20'],
    ['Tomorrow', '2026-12-21'],
    ['in 5 days', '2026-12-25'],
    ['for 5 days', '2026-12-25'],
    ['5 days', '2026-12-25'],
    ['5d', '2026-12-25'],
    ['5', '2026-12-25'],
    ['in 2 weeks', '2027-01-03'],
    ['1 week', '2026-12-27'],
    ['0', '2026-12-20'],
    ['', null],
  ])('can be “%s”', (typed, day) => expect(until(typed)).toBe(day));

  it.each([
    ['soon', 'noDate'],
    ['2026-13-01', 'noDate'],
    ['31.2.', 'noDate'],
    ['29.2.2027', 'noDate'],
    ['0001-01-01', 'noDate'],
    ['-5', 'noDate'],
    ['5 years', 'noDate'],
    ['since 5 days', 'noDate'],
    ['12/24/2026', 'noDate'],
    ['2026-12-19', 'pastDate'],
    ['19.12.2026', 'pastDate'],
    ['19.12.', 'farDate'],
    ['61 days', 'farDate'],
    ['9999 weeks', 'farDate'],
  ] as const)('can’t be “%s”', (typed, code) => expect(problemOf(() => until(typed))).toBe(code));

  it.each([
    ['fr', '24/12/2026', '2026-12-24'],
    ['fr', '24/12', '2026-12-24'],
    ['fr', "aujourd'hui", '2026-12-20'],
    ['fr', 'après-demain', '2026-12-22'],
    ['fr', 'd’ici 5 jours', '2026-12-25'],
    ['fr', '2 semaines', '2027-01-03'],
    ['de', 'übermorgen', '2026-12-22'],
    ['de', 'in 5 Tagen', '2026-12-25'],
    ['de', '24.12.', '2026-12-24'],
  ])('can be said in %s: “%s”', (locale, typed, day) => {
    const at = awayUntil(typed, now, 'UTC', dateWords(translator(locale)));
    expect(at === null ? null : isoDate(dayIn('UTC', at))).toBe(day);
  });

  it('goes by the person’s own calendar', () => {
    expect(until('today', 'Asia/Tokyo')).toBe('2026-12-21');
    expect(problemOf(() => until('2026-12-20', 'Asia/Tokyo'))).toBe('pastDate');
    expect(until('2026-12-20', 'America/New_York')).toBe('2026-12-20');
  });

  it('lasts to its last second, in every zone and season', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const day = dayIn(zone, at);
        const end = dayEnd(day, zone);
        expect(dayIn(zone, end)).toEqual(day);
        expect(dayIn(zone, end + 1_000)).not.toEqual(day);
        expect(end + 1_000).toBeGreaterThan(at);
        expect(end - at).toBeLessThan(26 * 3_600_000);
      }),
    );
  });

  it('ends by the clock of that day, also where clocks change the next morning', () => {
    const day = { year: 2026, month: 10, day: 3 };
    expect(dayEnd(day, 'Australia/Sydney')).toBe(Date.UTC(2026, 9, 3, 13, 59, 59));
    expect(dayEnd({ ...day, day: 4 }, 'Australia/Sydney')).toBe(Date.UTC(2026, 9, 4, 12, 59, 59));
  });

  it('is the second 23:59:59 where the clocks are set back to 23:00', () => {
    const ends = [
      ['America/Santiago', { year: 2026, month: 4, day: 4 }, Date.UTC(2026, 3, 5, 3, 59, 59)],
      ['America/Nuuk', { year: 2026, month: 10, day: 24 }, Date.UTC(2026, 9, 25, 1, 59, 59)],
    ] as const;
    for (const [zone, day, end] of ends) expect(new Date(dayEnd(day, zone))).toEqual(new Date(end));
  });

  it('is the same by date and by number of days', () => {
    fc.assert(
      fc.property(moments, zones, fc.nat(MAX_DAYS_AWAY), (at, zone, days) => {
        const counted = awayUntil(`in ${days} days`, at, zone, words)!;
        const day = dayIn(zone, counted);
        expect(awayUntil(isoDate(day), at, zone, words)).toBe(counted);
        expect(awayUntil(`${day.day}.${day.month}.`, at, zone, words)).toBe(counted);
        expect(problemOf(() => awayUntil(`${MAX_DAYS_AWAY + 1 + days}`, at, zone, words))).toBe('farDate');
      }),
    );
  });

  it('is ahead or a problem, whatever is typed', () => {
    const typing = fc.oneof(fc.string(), fc.stringMatching(/^[\d. inwekdays-]{0,12}$/));
    fc.assert(
      fc.property(typing, moments, zones, (typed, at, zone) => {
        const problem = problemOf(() => {
          const end = awayUntil(typed, at, zone, words);
          if (end !== null) expect(end + 1_000).toBeGreaterThan(at);
        });
        expect([null, 'noDate', 'pastDate', 'farDate']).toContain(problem);
      }),
    );
  });
});

describe('a time zone', () => {
  const names = [
    ['Moskau', 'Europe/Moscow'],
    ['Le Caire', 'Africa/Cairo'],
    ['MEZ', 'CET'],
  ] as const;
  const named = (typed: string) => zonesNamed(typed, { names, locales: ['en-US', 'de', 'fr'] });

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    [' Berlin ', 'Europe/Berlin'],
    ['new york', 'America/New_York'],
    ['kolkata', 'Asia/Kolkata'],
    ['utc', 'UTC'],
    ['Zürich', 'Europe/Zurich'],
    ['Zurich', 'Europe/Zurich'],
    ['são paulo', 'America/Sao_Paulo'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['Kyiv', 'Europe/Kyiv'],
    ['Kiev', 'Europe/Kiev'],
    ['Moskau', 'Europe/Moscow'],
    ['le caire', 'Africa/Cairo'],
    ['Munich', 'Europe/Berlin'],
    ['Deutschland', 'Europe/Berlin'],
    ['Japon', 'Asia/Tokyo'],
    ['GMT+2', 'Etc/GMT-2'],
    ['UTC −3', 'Etc/GMT+3'],
    ['+0', 'UTC'],
    ['UTC+5:45', 'Asia/Kathmandu'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['Etc/GMT-2', 'Etc/GMT-2'],
  ])('can be “%s”', (typed, zone) => expect(named(typed)).toEqual([zone]));

  it.each([
    ['MEZ', ['Europe/Paris', 'Europe/Berlin']],
    ['CEST', ['Europe/Paris', 'Europe/Berlin']],
    ['est', ['America/New_York', 'America/Panama']],
    ['UTC+5:30', ['Asia/Kolkata', 'Asia/Colombo']],
    ['CST', ['America/Chicago', 'Asia/Shanghai']],
    ['Brasilien', ['America/Sao_Paulo', 'America/Manaus']],
  ])('can be one of several: “%s”', (typed, some) => {
    const zones = named(typed);
    expect(zones).toEqual(expect.arrayContaining(some));
    expect(COMMON_ZONES).toContain(zones[0]);
  });

  it('is shown as it can be typed', () => {
    for (const zone of ['Europe/Kyiv', 'Etc/GMT-2', 'Etc/GMT+11', 'America/New_York'])
      expect(named(zoneText(zone))).toEqual([zone]);
    expect(zoneText('Etc/GMT-2')).toBe('UTC+2');
  });

  it.each(['', 'Atlantis', 'Europe/', '/', '../etc', '+25:00', 'x'.repeat(64)])('can’t be “%s”', (typed) =>
    expect(problemOf(() => named(typed))).toBe('noZone'),
  );

  it('in the menu exists and can be typed, too', () => {
    expect(COMMON_ZONES.length).toBeLessThanOrEqual(25);
    for (const zone of COMMON_ZONES) {
      expect(isZone(zone)).toBe(true);
      expect(named(zone.replaceAll('_', ' '))).toEqual([zone]);
    }
  });

  it('is one that exists or a problem, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect([null, 'noZone']).toContain(problemOf(() => expect(named(typed).every(isZone)).toBe(true)));
      }),
      { numRuns: 20 },
    );
  });

  it('that the words of a language name exists', () => {
    for (const locale of locales)
      for (const each of translator(locale)('settings-zones').split(', ')) {
        const [name, means] = each.split(': ') as [string, string];
        const zones = zonesNamed(name, { names: [[name, means]], locales: [] });
        expect(zones.length, each).toBeGreaterThan(0);
        if (means.includes('/')) expect(zones, each).toContain(means);
      }
  });
});

describe('a name and a number', () => {
  it('can be left out, and are checked', () => {
    expect(parseName('  Sir\n Kay ')).toBe('Sir Kay');
    expect(parseName(' ')).toBeNull();
    expect(problemOf(() => parseName('x'.repeat(33)))).toBe('longName');
    expect(problemOf(() => parseName('\u200B\u200D'))).toBe('blankName');
    expect(parseCount(' 5 ', 25)).toBe(5);
    expect(parseCount('', 25)).toBeNull();
    for (const typed of ['0', '26', '-1', '2.5', 'ten', '1e1', '99999999'])
      expect(problemOf(() => parseCount(typed, 25))).toBe('noCount');
  });
});
