import type { Log } from '../discord/answers/log.ts';

/** Ms between looks. */
const EVERY = 100;
/** Ms beyond that after which the event loop stood still. */
const STANDSTILL = 250;
/** Ms between lines. */
const PAUSE = 60_000;

/** Logs when the event loop stands still: nobody is answered then. At most one line a minute, counting those before it. */
export class Watchdog {
  readonly #log: Log;
  readonly #now: () => number;
  #last: number;
  #toldAt = Number.NEGATIVE_INFINITY;
  #times = 0;
  #longest = 0;

  /** `now` in ms, from any moment on. */
  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
    this.#last = now();
  }

  start(): void {
    setInterval(() => this.look(), EVERY).unref();
  }

  /** To be called every 100 ms. */
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
