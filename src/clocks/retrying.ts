import type { Clock } from '../time/clock.ts';

const FIRST = 1_000;
const LONGEST = 5 * 60_000;

/** One timer per key: for a moment, or for another try after a failure, each later than the one before. */
export class Retrying {
  readonly #clock: Clock;
  readonly #longest: number;
  readonly #cancel = new Map<string, () => void>();
  readonly #pauses = new Map<string, number>();
  #stopped = false;

  /** A timer runs for `longest` ms at most, even if its moment is later. */
  constructor(clock: Clock, longest: number) {
    this.#clock = clock;
    this.#longest = longest;
  }

  /** Runs the task at that moment, in ms since 1970, or earlier. */
  at(key: string, moment: number, task: () => void): void {
    const delay = Math.max(0, moment - this.#clock.now());
    this.#set(key, Math.min(delay, this.#longest), task);
  }

  /** Runs the task again after a pause. @returns the pause in ms */
  again(key: string, task: () => void): number {
    const pause = this.#pauses.get(key) ?? FIRST;
    this.#pauses.set(key, Math.min(2 * pause, LONGEST));
    this.#set(key, pause, task);
    return pause;
  }

  /** It worked: nothing is scheduled any more, and the next failure waits the shortest time. */
  done(key: string): void {
    this.#pauses.delete(key);
    this.#cancel.get(key)?.();
    this.#cancel.delete(key);
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#cancel.values()) cancel();
    this.#cancel.clear();
  }

  #set(key: string, delay: number, task: () => void): void {
    if (this.#stopped) return;
    this.#cancel.get(key)?.();
    const cancel = this.#clock.schedule(delay, () => {
      this.#cancel.delete(key);
      task();
    });
    this.#cancel.set(key, cancel);
  }
}
