import type { QuietHours } from './person.ts';
import { Problem } from './problem.ts';

const CLOCK = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(am|pm)?$/;
const FOUR_DIGITS = /^(\d{2})(\d{2})$/;

/**
 * A local time as HH:MM, from `22:00`, `22.00`, `22h00`, `2200`, `22`, `10 pm` or `10:30pm`.
 * @throws Problem `noTime`
 */
export function timeNamed(typed: string): string {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\.?m\.$/, 'm');
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
export function quietHoursOf(from: string, to: string): QuietHours | null {
  const [isOpen, isEndless] = [from.trim() === '', to.trim() === ''];
  if (isOpen && isEndless) return null;
  if (isOpen || isEndless) throw new Problem('halfQuiet', null);
  const hours = { from: timeNamed(from), to: timeNamed(to) };
  if (hours.from === hours.to) throw new Problem('sameTimes', null);
  return hours;
}
