import type { Pace } from '../table/types.ts';
import type { ClockDocument } from './clock-document.ts';
import { usedAt, whenUsed } from './counting.ts';
import type { Interval } from './intervals.ts';
import { durationOf, type Moment, momentsOf } from './paces.ts';
import type { Preference } from './ports.ts';
import { endOfQuiet } from './quiet-hours.ts';

/** What a clock does next. `until` is in ms since 1970. */
export type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'wait'; readonly until: number }
  /** `reminded`: how many reminders have been handled with it. */
  | { readonly kind: 'remind'; readonly moment: Moment; readonly reminded: number }
  | { readonly kind: 'timeUp' };

const REST: Step = { kind: 'rest' };

/**
 * Reminders whose time has passed become one, the last of them. One that falls into quiet hours comes at their end,
 * if the time isn't up by then.
 */
export function nextStep(
  clock: ClockDocument,
  pace: Pace,
  { reminders, quiet }: Preference,
  outages: readonly Interval[],
  now: number,
): Step {
  const duration = durationOf(pace);
  if (duration === null || clock.awaited === null) return REST;
  const due = whenUsed(clock, duration, outages, now);
  if (due === null) return REST;
  if (clock.away !== null && clock.away > now) return { kind: 'wait', until: clock.away };
  const used = usedAt(clock, outages, now);
  if (used >= duration) return { kind: 'timeUp' };
  const moments = momentsOf(pace);
  if (clock.seen || reminders === 'off' || clock.reminded >= moments.length)
    return { kind: 'wait', until: due };
  const passed = moments.filter((moment) => moment.used <= used);
  if (passed.length <= clock.reminded) {
    const next = whenUsed(clock, moments[clock.reminded]!.used, outages, now);
    return { kind: 'wait', until: next ?? due };
  }
  const awake = quiet ? endOfQuiet(now, quiet) : now;
  if (awake > now) return { kind: 'wait', until: Math.min(awake, due) };
  return { kind: 'remind', moment: passed.at(-1)!, reminded: passed.length };
}
