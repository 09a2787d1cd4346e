import type { Pace } from '../table/types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DURATIONS: Readonly<Record<Pace, number | null>> = {
  none: null,
  live: 2 * MINUTE,
  '1h': HOUR,
  '12h': 12 * HOUR,
  '1d': DAY,
  '3d': 3 * DAY,
};

/** How long a decision may take, in ms; null for as long as it likes. */
export const durationOf = (pace: Pace): number | null => DURATIONS[pace];

/** At half time, and near the end. */
export type ReminderKind = 'half' | 'last';

export interface Moment {
  readonly kind: ReminderKind;
  /** How much of the time has been used by then, in ms. */
  readonly used: number;
}

/** When somebody is reminded, in order. Near the end means a tenth before it, at least a minute. */
export function momentsOf(pace: Pace): readonly Moment[] {
  const duration = durationOf(pace);
  if (duration === null) return [];
  const last: Moment = { kind: 'last', used: duration - Math.max(duration / 10, MINUTE) };
  return pace === 'live' ? [last] : [{ kind: 'half', used: duration / 2 }, last];
}
