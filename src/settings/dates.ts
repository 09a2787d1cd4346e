import { Problem } from './problem.ts';

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

export const isoOf = (day: Day): string => new Date(utc(day)).toISOString().slice(0, 10);

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

/** The last second of a day in a zone, in ms since 1970. */
export function endOf(day: Day, zone: string): number {
  const wanted = utc(day) + DAY - 1_000;
  let at = wanted;
  // The second time, the offset is that of about the right moment.
  for (let turn = 0; turn < 2; turn++) at = wanted - (wallClock(at, zone) - at);
  return at;
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
  if (isoOf(dayAt(utc(found))) !== isoText(found)) throw new Problem('noDate', { typed });
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
  return endOf(day, zone);
}
