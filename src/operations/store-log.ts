import { type Clock, systemClock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';

/** How long after a line about the store the next ones are only counted, in ms. */
const PAUSE = 60_000;

type Level = 'warn' | 'error';

/**
 * The log, in which an outage of the store is a line or two: of everything that fails because of the store, the first
 * is written, and the others within a minute are counted. At the level `debug` they are all there.
 */
export class StoreLog implements Log {
  readonly #log: Log;
  readonly #clock: Clock;
  #last = Number.NEGATIVE_INFINITY;
  #silent = 0;
  #isAway = false;

  constructor(log: Log, clock = systemClock) {
    this.#log = log;
    this.#clock = clock;
  }

  /** The store is away, which is logged elsewhere. */
  begin(): void {
    this.#isAway = true;
  }

  /** @returns how many lines weren't written since the outage began, or since the last one that was */
  end(): number {
    this.#isAway = false;
    const silent = this.#silent;
    this.#silent = 0;
    return silent;
  }

  debug(data: object, message: string): void {
    this.#log.debug(data, message);
  }

  info(data: object, message: string): void {
    this.#log.info(data, message);
  }

  warn(data: object, message: string): void {
    this.#write('warn', data, message);
  }

  error(data: object, message: string): void {
    this.#write('error', data, message);
  }

  #write(level: Level, data: object, message: string): void {
    if (!isAboutTheStore(data)) {
      this.#log[level](data, message);
      return;
    }
    if (this.#isAway || this.#clock.now() - this.#last < PAUSE) {
      this.#silent += 1;
      this.#log.debug(data, message);
      return;
    }
    this.#last = this.#clock.now();
    const others = this.end();
    this.#log[level](others > 0 ? { ...data, others } : data, message);
  }
}

/** Refusals and errors that come of a store which doesn't do what it's asked. */
const STORE = /\b(StoreFailed|storeUnreadable|storeFailed|saveUnknown|the store failed)\b/;

/** Whether what's logged is a call of the store that failed or was slow, or has one as its cause. */
function isAboutTheStore(data: object): boolean {
  // What ends the process is never only counted.
  if ('origin' in data) return false;
  if ('operation' in data && 'key' in data) return true;
  const { fault, reason, cause, name, message } = data as Record<string, unknown>;
  if ([name, message, reason].some((text) => typeof text === 'string' && STORE.test(text))) return true;
  return [fault, cause].some(
    (inner) => typeof inner === 'object' && inner !== null && isAboutTheStore(inner),
  );
}
