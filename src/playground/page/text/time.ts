import { formats, words } from '../words.ts';

const spans = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "in 5 minutes", "2 hours ago". */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const [unit, length] = spans.find(([, size]) => Math.abs(seconds) >= size) ?? spans[5];
  return new Intl.RelativeTimeFormat(formats, { numeric: 'auto' }).format(Math.trunc(seconds / length), unit);
}

/** "14:05" */
export function clockTime(date: Date): string {
  return new Intl.DateTimeFormat(formats, { timeStyle: 'short' }).format(date);
}

/** A message's timestamp, as shown next to its author. */
export function messageTime(date: Date, now: Date): string {
  const time = clockTime(date);
  const day = (other: Date): number =>
    Math.floor((other.getTime() - other.getTimezoneOffset() * 60_000) / 86_400_000);
  const age = day(now) - day(date);
  if (age === 0) return words.messages.today(time);
  if (age === 1) return words.messages.yesterday(time);
  return new Intl.DateTimeFormat(formats, { dateStyle: 'short', timeStyle: 'short' }).format(date);
}
