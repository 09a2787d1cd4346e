import type { Preference, QuietHours } from './clock-document.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;
/** More than any change of the clocks, in minutes. */
const MARGIN = 180;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes since midnight on the zone's clocks. */
function minuteOfDay(at: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(zone, format);
  return minutesOf(format.format(at));
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** Minutes of local time from `start` on, around midnight. */
const since = (start: number, minute: number): number => (minute - start + DAY) % DAY;

export function isQuiet(at: number, { from, to, zone }: QuietHours): boolean {
  const start = minutesOf(from);
  return since(start, minuteOfDay(at, zone)) < since(start, minutesOf(to));
}

/** The first moment from now on at which somebody may be notified: they aren't away, and it isn't quiet. */
export function whenThere({ awayUntil, quiet }: Preference, now: number): number {
  const back = Math.max(now, awayUntil ?? now);
  return quiet ? endOfQuiet(back, quiet) : back;
}

/** The first moment from `at` on that isn't quiet, in ms since 1970. */
export function endOfQuiet(at: number, quiet: QuietHours): number {
  if (!isQuiet(at, quiet)) return at;
  const to = minutesOf(quiet.to);
  const left = since(minuteOfDay(at, quiet.zone), to);
  const begun = Math.floor(at / MINUTE) * MINUTE;
  const usual = begun + left * MINUTE;
  if (minuteOfDay(usual, quiet.zone) === to) return usual;
  // The clocks change before then, so the end is approached minute by minute.
  let end = begun + Math.max(1, left - MARGIN) * MINUTE;
  while (isQuiet(end, quiet)) end += MINUTE;
  return end;
}

/** Whether they leave at least half of the day, so that a clock may rest in them. */
export const leaveHalf = ({ from, to }: QuietHours): boolean =>
  from !== to && since(minutesOf(from), minutesOf(to)) <= DAY / 2;
