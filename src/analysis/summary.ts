import type { Seat } from '../games/game.ts';
import { type Analysis, type Decision, LEAST_LOSS } from './analysis.ts';

/** A step at which the winning chances changed much. */
export interface TurningPoint {
  /** Index of the step, from 0. */
  readonly step: number;
  /** Whose chance changed most, and how: 0 to 1. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** The decision taken there, if there was one. */
  readonly decision: Decision | null;
  readonly cause: Cause;
  /** What the chance would be after this step on average over what could have been drawn. */
  readonly expected: number;
}

/**
 * Why a game turned: somebody chose something worse; chance made at least half of the change; somebody chose what's as
 * good as the best; or they had no choice.
 */
export type Cause = 'mistake' | 'luck' | 'choice' | 'forced';

/** How well a seat was played, best first. */
export const GRADES = ['master', 'good', 'fair', 'poor'] as const;
export type Grade = (typeof GRADES)[number];

/** How a seat's game came to its result. Chances are from 0 to 1. */
export interface SeatSummary {
  readonly decisions: number;
  /** Mean loss for each decision; 0 without any. */
  readonly loss: number;
  /** Null without decisions that mattered. */
  readonly grade: Grade | null;
  /** The parts of what happened to its winning chance; with `start`, they add up to the result. */
  readonly start: number;
  readonly luck: number;
  readonly ownErrors: number;
  readonly othersErrors: number;
  readonly unsure: number;
}

const MOST_POINTS = 3;

/** Smaller changes don't turn a game. */
const LEAST_CHANGE = 0.05;

/** Turning points are at least the game's length divided by this apart. */
const PARTS = 20;

/** The steps that changed the winning chances most, at most three, in order. */
export function turningPoints({ chances, changes: parts, decisions }: Analysis): TurningPoint[] {
  const apart = (chances.length - 1) / PARTS;
  const changes = chances.slice(1).map((after, step) => {
    const before = chances[step]!;
    const sizes = after.map((chance, seat) => Math.abs(chance - before[seat]!));
    const size = Math.max(...sizes);
    return { step, size, seat: sizes.indexOf(size) };
  });
  const found: TurningPoint[] = [];
  for (const { step, size, seat } of changes.toSorted((a, b) => b.size - a.size)) {
    if (found.length === MOST_POINTS || size < LEAST_CHANGE) break;
    if (found.some((other) => Math.abs(other.step - step) < apart)) continue;
    const [before, after] = [chances[step]![seat]!, chances[step + 1]![seat]!];
    const luck = parts[step + 1]!.luck[seat]!;
    const decision = decisions.find((each) => each.step === step) ?? null;
    const cause = causeOf(decision, luck / (after - before));
    found.push({ step, seat, before, after, decision, cause, expected: after - luck });
  }
  return found.sort((a, b) => a.step - b.step);
}

/** @param lucky the part of the change that's luck */
function causeOf(decision: Decision | null, lucky: number): Cause {
  if (decision !== null && decision.loss >= LEAST_LOSS) return 'mistake';
  if (lucky >= 1 / 2) return 'luck';
  return decision === null ? 'forced' : 'choice';
}

/** Up to which part of what careless play loses a grade goes. */
const LIMITS: Readonly<Record<Exclude<Grade, 'poor'>, number>> = { master: 0.1, good: 0.25, fair: 0.5 };

export function seatSummary({ start, changes, decisions }: Analysis, record: Steps, seat: Seat): SeatSummary {
  const own = decisions.filter((each) => each.seat === seat);
  const lost = sum(own.map(({ loss }) => loss));
  const careless = sum(own.map((each) => each.careless));
  const errors = changes.map(({ error }, at) => ({
    isOwn: record.steps[at - 1]?.seat === seat,
    error: error[seat]!,
  }));
  const part = lost / careless;
  return {
    decisions: own.length,
    loss: own.length === 0 ? 0 : lost / own.length,
    grade:
      careless === 0 ? null : (GRADES.find((grade) => grade !== 'poor' && part <= LIMITS[grade]) ?? 'poor'),
    start: start[seat]!,
    luck: sum(changes.map(({ luck }) => luck[seat]!)),
    ownErrors: sum(errors.map(({ isOwn, error }) => (isOwn ? error : 0))),
    othersErrors: sum(errors.map(({ isOwn, error }) => (isOwn ? 0 : error))),
    unsure: sum(changes.map(({ unsure }) => unsure[seat]!)),
  };
}

/** Who took each step. */
type Steps = { readonly steps: readonly { readonly seat: Seat }[] };

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
