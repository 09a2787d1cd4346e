import { setTimeout as delay } from 'node:timers/promises';
import { Timers } from './clock.ts';

export interface RetryOptions {
  /** In ms; after the last one there's one more attempt. */
  readonly pauses: Iterable<number>;
  /** Whether another attempt may help. */
  readonly isWorthRetrying: (error: unknown) => boolean;
  /** Waits that long, and meanwhile keeps the process alive, if absent. */
  readonly wait?: (pause: number, error: unknown) => Promise<unknown>;
}

/**
 * Tries again after each of the pauses, as long as that may help.
 * @throws the last attempt's error, and what `wait` throws
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  { pauses, isWorthRetrying, wait = (pause) => delay(pause) }: RetryOptions,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthRetrying(error)) throw error;
      await wait(pause, error);
    }
  }
  return attempt();
}

/** Pauses without end, each twice as long as the one before, but none longer than the longest. */
export function* doubling(first: number, longest: number): Generator<number, never> {
  for (let pause = first; ; pause = Math.min(2 * pause, longest)) yield pause;
}

const FIRST = 1_000;
const LONGEST = 5 * 60_000;

/** Timers that also try again what has failed, later each time. */
export class Retries extends Timers {
  readonly #pauses = new Map<string, Generator<number, never>>();

  /** How many keys have failed and not worked since. */
  get failing(): number {
    return this.#pauses.size;
  }

  /** Runs the task again after a pause, in place of whatever was to be run. @returns the pause in ms */
  again(key: string, task: (key: string) => void): number {
    const pauses = this.#pauses.get(key) ?? doubling(FIRST, LONGEST);
    this.#pauses.set(key, pauses);
    const pause = pauses.next().value;
    this.set(key, pause, task);
    return pause;
  }

  /** It worked: the next failure waits the shortest time. Whatever is to be run still runs. */
  done(key: string): void {
    this.#pauses.delete(key);
  }

  /** Nothing is to be run, and nothing has failed. */
  forget(key: string): void {
    this.cancel(key);
    this.done(key);
  }
}
