import { Crowd, type CrowdOptions } from './crowd.ts';
import { type Summary, summaryOf } from './step.ts';

/** By which the rate rises, in interactions per second. */
const RISE = 25;
/** A rate that no bot keeps on one process. */
const HIGHEST = 1_000;
/** Of each rate. */
const MINUTES = 0.25;
/** A fixed rate is told of in parts of this length, so that one sees whether it lasts; in minutes. */
const PART = 1;

export interface LoadOptions extends CrowdOptions {
  /** Interactions per second; rising if absent. */
  readonly rate?: number;
  /** Of each rate, or of the fixed one. */
  readonly minutes?: number;
  /** Interactions for each process before anything is measured, while code is new and gets compiled; none if absent. */
  readonly warmUp?: number;
}

/**
 * Has people play until answers take too long, or at a fixed rate for the given time.
 * @throws Error if the bot doesn't start
 */
export async function loadWith(
  { rate, minutes = MINUTES, warmUp = 0, ...around }: LoadOptions,
  told: (step: Summary) => void,
): Promise<Summary[]> {
  const crowd = await Crowd.gather(around);
  const steps: Summary[] = [];
  const go = async (at: number, length: number): Promise<boolean> => {
    const step = summaryOf(await crowd.step(at, length * 60));
    steps.push(step);
    told(step);
    return step.kept;
  };
  try {
    const warmUpRate = rate ?? RISE;
    if (warmUp > 0) await crowd.step(warmUpRate, (warmUp * (around.processes ?? 1)) / warmUpRate);
    if (rate === undefined) for (let at = RISE; at <= HIGHEST && (await go(at, minutes)); ) at += RISE;
    else for (let left = minutes; left > 0; left -= PART) await go(rate, Math.min(PART, left));
    return steps;
  } finally {
    await crowd.leave();
  }
}
