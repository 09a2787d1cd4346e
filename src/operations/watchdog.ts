import type { Log } from '../base/log.ts';

/** The interval between checks, in ms. */
const EVERY = 100;
/** A check that's late by this much counts as a stall, in ms. */
const STANDSTILL = 250;
/** Without a check for this many ms, the event loop counts as stuck. */
const DEAD = 10_000;
/** The pause between log lines, in ms. */
const PAUSE = 60_000;

/**
 * Logs stalls of the event loop, during which nobody gets an answer. At most one line a minute, which counts the
 * stalls before it.
 */
export class Watchdog {
  readonly #log: Log;
  readonly #now: () => number;
  #last: number;
  #toldAt = Number.NEGATIVE_INFINITY;
  #times = 0;
  #longest = 0;

  /** `now` is a monotonic clock in ms. */
  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
    this.#last = now();
  }

  /** Whether the event loop turns. */
  get isTurning(): boolean {
    return this.#now() - this.#last < DEAD;
  }

  start(): void {
    setInterval(() => this.look(), EVERY).unref();
  }

  /** Call every 100 ms. */
  look(): void {
    const now = this.#now();
    const late = Math.round(now - this.#last - EVERY);
    this.#last = now;
    if (late >= STANDSTILL) {
      this.#times += 1;
      this.#longest = Math.max(this.#longest, late);
    }
    if (this.#times === 0 || now - this.#toldAt < PAUSE) return;
    this.#log.warn({ times: this.#times, longest: `${this.#longest} ms` }, 'the event loop stood still');
    this.#toldAt = now;
    this.#times = 0;
    this.#longest = 0;
  }
}
