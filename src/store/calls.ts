import { systemClock } from '../base/clock.ts';
import { within } from '../base/deadline.ts';
import { time } from '../base/steady-time.ts';

const LATE = Symbol('late');
/** The number of steps in which a time limit is counted. */
const STEPS = 10;

/** One call of the store, from its start to its answer. */
export interface Call {
  /** When its caller stops waiting, in ms since 1970. */
  readonly until: number;
  /** How long the driver has worked for it so far, in ms, without the time in which the event loop stood still. */
  spent: number;
}

/** The driver has begun, and hasn't answered in time. */
export class TimedOut extends Error {
  /** How long it was given, in ms. */
  readonly after: number;

  constructor(after: number) {
    super('no answer in time');
    this.name = 'TimedOut';
    this.after = after;
  }
}

/** The driver was never asked. */
export class NotBegun extends Error {
  constructor(cause?: unknown) {
    super('the store is away or overloaded', { cause });
    this.name = 'NotBegun';
  }
}

/**
 * Waits for at most `limit` ms of the process's own time, and until the call's deadline. While the event loop stands
 * still, no answer can arrive: however long that takes, it counts as one step.
 * @throws TimedOut
 */
export async function inTime<T>(
  limit: number,
  work: Promise<T>,
  ping: Call = { until: Number.POSITIVE_INFINITY, spent: 0 },
): Promise<T> {
  const step = limit / STEPS;
  for (let waited = 0; waited < limit; waited += step) {
    const start = time.now();
    const found = await within(Math.min(step, ping.until - start), work, () => LATE).finally(() => {
      ping.spent += Math.min(time.now() - start, step);
    });
    if (found !== LATE) return found as T;
    if (time.now() >= ping.until) throw new TimedOut(waited);
  }
  throw new TimedOut(limit);
}

interface Waiting {
  readonly until: number;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** Lets the driver work on a limited number of calls at once; of those that wait, the most urgent is next. */
export class Slots {
  #free: number;
  /** The earliest deadline first. */
  readonly #waiting: Waiting[] = [];
  #cancel = () => {};

  constructor(count: number) {
    this.#free = count;
  }

  /** Waits for a slot, which must be given back. @throws NotBegun at the deadline, or if it's refused */
  take(until: number): Promise<void> {
    if (until <= time.now()) return Promise.reject(new NotBegun());
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve();
    }
    return new Promise((begin, reject) => {
      const at = this.#waiting.findLastIndex((other) => other.until <= until) + 1;
      this.#waiting.splice(at, 0, { until, begin, refuse: () => reject(new NotBegun()) });
      if (at === 0) this.#expireNext();
    });
  }

  giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#free++;
  }

  /** Refuses whatever waits. */
  refuseAll(): void {
    for (const { refuse } of this.#waiting.splice(0)) refuse();
  }

  #expireNext(): void {
    this.#cancel();
    const [next] = this.#waiting;
    if (next) this.#cancel = systemClock.schedule(next.until - time.now(), () => this.#expire());
  }

  #expire(): void {
    while (this.#waiting[0] && this.#waiting[0].until <= time.now()) this.#waiting.shift()?.refuse();
    this.#expireNext();
  }
}
