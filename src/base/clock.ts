import { withoutContext } from './deadline.ts';
import { forNobody } from './interaction.ts';
import { time } from './steady-time.ts';

/** Time comes in from outside, so that tests can hold it and don't wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` after `delay` milliseconds. Returns a function that cancels it. */
  schedule(delay: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => time.now(),
  schedule(delay, task) {
    // In nobody's context: what's done later isn't done for whoever is being answered now.
    const timer = forNobody(() => setTimeout(() => withoutContext(task), delay));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Resolves after `delay` ms, or as soon as the signal is aborted. */
export function pause(clock: Clock, delay: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      cancel();
      signal?.removeEventListener('abort', go);
      resolve();
    };
    const cancel = clock.schedule(delay, go);
    signal?.addEventListener('abort', go);
  });
}

/** How long Node's timer may run at most, in ms. */
const LONGEST = 2 ** 31 - 1;

interface Due {
  /** In ms since 1970. */
  readonly at: number;
  readonly task: (key: string) => void;
}

/** One task per key, to be run at its time. All share one timer: of very many, most are due in days. */
export class Timers {
  readonly #clock: Clock;
  readonly #due = new Map<string, Due>();
  #next: { readonly at: number; readonly cancel: () => void } | null = null;
  #isStopped = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  has(key: string): boolean {
    return this.#due.has(key);
  }

  /** Runs the task after this many ms, in place of the key's earlier one. */
  set(key: string, delay: number, task: Due['task']): void {
    if (this.#isStopped) return;
    const at = this.#clock.now() + Math.max(0, delay);
    this.#due.set(key, { at, task });
    this.#wakeAt(at);
  }

  /** The same, unless the key's earlier one is due by then anyway. */
  by(key: string, delay: number, task: Due['task']): void {
    const due = this.#due.get(key);
    if (!due || due.at > this.#clock.now() + delay) this.set(key, delay, task);
  }

  cancel(key: string): void {
    this.#due.delete(key);
    if (this.#due.size === 0) this.#rest();
  }

  /** Runs nothing any more. */
  stop(): void {
    this.#isStopped = true;
    this.#due.clear();
    this.#rest();
  }

  #wakeAt(at: number): void {
    if (this.#next && this.#next.at <= at) return;
    this.#rest();
    const delay = Math.min(at - this.#clock.now(), LONGEST);
    this.#next = { at, cancel: this.#clock.schedule(delay, () => this.#wake()) };
  }

  #rest(): void {
    this.#next?.cancel();
    this.#next = null;
  }

  #wake(): void {
    this.#next = null;
    const now = this.#clock.now();
    const due = [...this.#due].filter(([, { at }]) => at <= now).sort(([, a], [, b]) => a.at - b.at);
    for (const [key, { task }] of due) if (this.#due.delete(key)) task(key);
    let next = Number.POSITIVE_INFINITY;
    for (const { at } of this.#due.values()) next = Math.min(next, at);
    if (next < Number.POSITIVE_INFINITY) this.#wakeAt(next);
  }
}
