import type { Pace } from '../table/document.ts';
import type { TableInfo } from '../table/views.ts';
import {
  type ClockDocument,
  type Moment,
  PAUSE,
  type Preference,
  paceLimit,
  reminderMoments,
} from './clock-document.ts';
import { type Interval, quietBetween, usedAt, whenUsed } from './counting.ts';
import { isWanted } from './following.ts';
import { whenThere } from './quiet-hours.ts';

/** What a clock does next. `until` is in ms since 1970. */
export type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'wait'; readonly until: number }
  /** `reminded`: how many reminders have been handled with it. */
  | { readonly kind: 'remind'; readonly moment: Moment; readonly reminded: number }
  | { readonly kind: 'timeUp' }
  /** The clock has been stopped for long: that's to be asked about, or it goes on. */
  | { readonly kind: 'askPause' | 'goOn' };

const REST: Step = { kind: 'rest' };

/**
 * Reminders whose time has passed become one, the last of them. One that falls into quiet hours or an absence comes at
 * their end, if the time isn't up by then.
 */
export function nextStep(
  clock: ClockDocument,
  pace: Pace,
  preference: Preference,
  outages: readonly Interval[],
  now: number,
): Step {
  if (clock.paused !== null) return nextInPause(clock.paused, clock.lines, now);
  if (clock.awaited === null) return REST;
  const due = whenUsed(clock, paceLimit(pace), outages, now);
  if (due === null) return REST;
  if (clock.away !== null && clock.away > now) return { kind: 'wait', until: clock.away };
  const used = usedAt(clock, outages, now);
  const isOver = clock.silent === true;
  if (used >= paceLimit(pace) && !isOver) return { kind: 'timeUp' };
  const moments = pace === 'none' ? reminderMoments(pace) : momentsIn(clock, pace, due, preference, outages);
  const passed = moments.filter((moment) => moment.used <= used);
  const isOff = clock.seen || preference.reminders === 'off' || clock.reminded >= moments.length;
  if (!clock.missed && isOff) return isOver ? REST : { kind: 'wait', until: due };
  if (!clock.missed && passed.length <= clock.reminded) {
    const next = whenUsed(clock, moments[clock.reminded]!.used, outages, now);
    return { kind: 'wait', until: next ?? due };
  }
  const there = whenThere(preference, now);
  if (there > now) return { kind: 'wait', until: isOver ? there : Math.min(there, due) };
  const moment = clock.missed ? { kind: 'returned' as const, used } : passed.at(-1)!;
  return { kind: 'remind', moment, reminded: passed.length };
}

const HOUR = 3_600_000;

/**
 * When somebody is reminded, in order. An hour before quiet hours in which the time is up, or within an hour after which,
 * they're reminded for the last time before them; not if that's before the wait.
 */
function momentsIn(
  clock: ClockDocument,
  pace: Pace,
  due: number,
  { quiet }: Preference,
  outages: readonly Interval[],
): readonly Moment[] {
  const usual = reminderMoments(pace);
  const night =
    quiet && quiet.from !== quiet.to ? quietBetween(due - 48 * HOUR, due, quiet).at(-1) : undefined;
  if (!night || due > night.to + HOUR || night.from - HOUR < clock.begun) return usual;
  const eve: Moment = { kind: 'last', used: usedAt(clock, outages, night.from - HOUR) };
  const begins = usedAt(clock, outages, night.from);
  const others = usual.filter(({ kind, used }) => kind !== 'last' || used > begins);
  return [...others, eve].sort((a, b) => a.used - b.used);
}

function nextInPause(since: number, lines: ClockDocument['lines'], now: number): Step {
  if (now >= since + PAUSE.lasts) return { kind: 'goOn' };
  const isAsked = lines.some(({ kind }) => kind === 'paused');
  const until = since + (isAsked ? PAUSE.lasts : PAUSE.asked);
  return now >= until ? { kind: 'askPause' } : { kind: 'wait', until };
}

const MINUTE = 60_000;
/** How long before a moment a process begins to wait for it, in ms. */
export const NEAR = MINUTE;
/** How long after it another process may take it up, in ms. */
const GRACE = 2_000;
/** When a clock is looked at that stands still because its channel can't be told, in ms; it's also looked at when it can. */
const LATER = 60 * MINUTE;

/** The clock with when any process is to look at it; the same object if that hasn't changed. */
export function withDue(
  clock: ClockDocument,
  table: TableInfo,
  preference: Preference,
  outages: readonly Interval[],
  now: number,
): ClockDocument {
  const isTidy = clock.lines.every((line) => line.place !== null && isWanted(line, clock, table));
  if (clock.unreachable !== undefined)
    return clock.due !== null && clock.due > now ? clock : { ...clock, due: now + LATER };
  const step = nextStep(clock, table.pace, preference, outages, now);
  const due = isTidy ? whenToLook(step, now) : now;
  const isSoon = due !== null && due <= now;
  const soon = clock.due !== null && clock.due <= now + GRACE ? clock.due : now + GRACE;
  return (isSoon ? soon : due) === clock.due ? clock : { ...clock, due: isSoon ? soon : due };
}

/** In ms since 1970: `now` if there's something to be done, null if there's nothing to wait for. */
function whenToLook(step: Step, now: number): number | null {
  if (step.kind === 'rest') return null;
  if (step.kind !== 'wait') return now;
  return step.until - now > NEAR ? step.until - NEAR : Math.ceil(step.until) + GRACE;
}
