import { MAX_NAME, type QuietHours } from './person.ts';
import { Problem } from './problem.ts';

/** The name in one line; null if it's empty. @throws Problem `longName`, `blankName` */
export function parseName(typed: string): string | null {
  const name = typed.replace(/\s+/gu, ' ').trim();
  if (name === '') return null;
  if (name.length > MAX_NAME) throw new Problem('longName', { most: MAX_NAME });
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw new Problem('blankName', null);
  return name;
}

/** A number from 1 to `most`; null if it's empty. @throws Problem `noCount` */
export function parseCount(typed: string, most: number): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most) throw new Problem('noCount', { typed, most });
  return count;
}

const CLOCK = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(am|pm)?$/;
const FOUR_DIGITS = /^(\d{2})(\d{2})$/;

/**
 * A local time as HH:MM, from `22:00`, `22.00`, `22h00`, `22 Uhr`, `2200`, `22`, `10 pm` or `10:30pm`.
 * @throws Problem `noTime`
 */
export function timeNamed(typed: string): string {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\.?m\.$/, 'm')
    .replace(/ ?(?:uhr|heures?) ?/, 'h');
  const [, hours, minutes = '00', half] = FOUR_DIGITS.exec(text) ?? CLOCK.exec(text) ?? [];
  if (half === undefined && hours === '24' && minutes === '00') return '00:00';
  const hour = hours === undefined ? Number.NaN : hourOf(Number(hours), half);
  if (!(hour >= 0 && hour <= 23) || Number(minutes) > 59) throw new Problem('noTime', { typed });
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** Null if both are empty. @throws Problem `noTime`, `halfQuiet`, `sameTimes` */
export function parseQuietHours(from: string, to: string): QuietHours | null {
  const [isOpen, isEndless] = [from.trim() === '', to.trim() === ''];
  if (isOpen && isEndless) return null;
  if (isOpen || isEndless) throw new Problem('halfQuiet', null);
  const hours = { from: timeNamed(from), to: timeNamed(to) };
  if (hours.from === hours.to) throw new Problem('sameTimes', null);
  return hours;
}

/** The furthest that somebody can say they're away, in days. */
export const MAX_DAYS_AWAY = 60;

export interface Day {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

/** Words for dates in one language, in lower case. */
export interface DateWords {
  readonly today: readonly string[];
  readonly tomorrow: readonly string[];
  readonly dayAfterTomorrow: readonly string[];
  /** Before a number of days, as in `in 5 days`. */
  readonly before: readonly string[];
  readonly days: readonly string[];
  readonly weeks: readonly string[];
  /** Whether days and months may stand before slashes, as in `24/12/2026`. */
  readonly slashes: boolean;
}

const DAY = 86_400_000;
const utc = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);

export const isoDate = (day: Day): string => new Date(utc(day)).toISOString().slice(0, 10);

function dayAt(ms: number): Day {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The wall clock of a zone at that moment, as if it were UTC; ms are cut off. */
function wallClock(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
}

export const dayIn = (zone: string, at: number): Day => dayAt(wallClock(at, zone));

/** The local time as HH:MM. */
export const timeIn = (zone: string, at: number): string =>
  new Date(wallClock(at, zone)).toISOString().slice(11, 16);

/** The last second of a day in a zone, in ms since 1970. */
export function dayEnd(day: Day, zone: string): number {
  const next = utc(day) + DAY;
  // The clocks may be changed in the day's last hours, so it may end by the offset before or the one after.
  const ends = [next - DAY, next + DAY].map((at) => next - 1_000 - (wallClock(at, zone) - at));
  return Math.max(...ends.filter((at) => wallClock(at, zone) < next));
}

/** @throws Problem `noDate` */
function dayNamed(typed: string, today: Day, words: DateWords): Day {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ').replaceAll("'", '’');
  if (words.today.includes(text)) return today;
  if (words.tomorrow.includes(text)) return dayAt(utc(today) + DAY);
  if (words.dayAfterTomorrow.includes(text)) return dayAt(utc(today) + 2 * DAY);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return existing(typed, Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted =
    /^(\d{1,2})\. ?(\d{1,2})\.? ?(\d{4})?$/.exec(text) ??
    (words.slashes ? /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(text) : null);
  if (dotted) return nextOf(typed, Number(dotted[1]), Number(dotted[2]), dotted[3], today);
  const ahead = /^(?:(.+) )?(\d{1,4}) ?(\p{L}+)?$/u.exec(text);
  if (ahead) {
    const [, before, count, unit] = ahead;
    const days = daysOf(unit, words);
    if (days !== null && (before === undefined || words.before.includes(before)))
      return dayAt(utc(today) + Number(count) * days * DAY);
  }
  throw new Problem('noDate', { typed });
}

function daysOf(unit: string | undefined, words: DateWords): number | null {
  if (unit === undefined || words.days.includes(unit)) return 1;
  return words.weeks.includes(unit) ? 7 : null;
}

/** @throws Problem `noDate` for 31 February */
function existing(typed: string, year: number, month: number, day: number): Day {
  const found = { year, month, day };
  if (isoDate(dayAt(utc(found))) !== isoText(found)) throw new Problem('noDate', { typed });
  return found;
}

const isoText = ({ year, month, day }: Day): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Without a year, the next such day. */
function nextOf(typed: string, day: number, month: number, year: string | undefined, today: Day): Day {
  if (year !== undefined) return existing(typed, Number(year), month, day);
  const isOver = month < today.month || (month === today.month && day < today.day);
  return existing(typed, today.year + (isOver ? 1 : 0), month, day);
}

/**
 * The last moment of the day, in ms since 1970: `2026-12-24`, `24.12.2026`, `24.12.`, `today`, `tomorrow`,
 * `in 5 days`, `5 days`, `5`, `2 weeks`. Null if it's empty.
 * @throws Problem `noDate`, `pastDate`, `farDate`
 */
export function awayUntil(typed: string, now: number, zone: string, words: DateWords): number | null {
  if (typed.trim() === '') return null;
  const today = dayIn(zone, now);
  const day = dayNamed(typed, today, words);
  const ahead = (utc(day) - utc(today)) / DAY;
  if (ahead < 0) throw new Problem('pastDate', { typed });
  if (ahead > MAX_DAYS_AWAY) throw new Problem('farDate', { typed, days: MAX_DAYS_AWAY });
  return dayEnd(day, zone);
}
