import { type Clock, systemClock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { isStoreAway, type StoreReason } from '../store/errors.ts';

/** How long after a line about a fault of the store the next ones are only counted, in ms. */
const PAUSE = 60_000;

type Level = 'warn' | 'error';

/** A fault that's been written. */
interface Told {
  readonly level: Level;
  /** When, in ms since 1970. */
  at: number;
  /** How many lines about it weren't. */
  silent: number;
}

/**
 * The log, in which a fault of the store is a line or two: of everything that fails for the same reason, the first is
 * written, and the others are counted, minute by minute. At the level `debug` they are all there.
 */
export class StoreLog implements Log {
  readonly #log: Log;
  readonly #clock: Clock;
  /** By reason; where that isn't known, it's that of the fault before. */
  readonly #told = new Map<string, Told>();
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
    for (const told of this.#told.values()) told.silent = 0;
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
    const known = reasonIn(data);
    const reason = known ?? this.#latest();
    const told = this.#told.get(reason);
    const isOutage = this.#isAway && (known === null || isStoreAway(known as StoreReason));
    if (told || isOutage) {
      this.#silent += 1;
      if (told) told.silent += 1;
      this.#log.debug(data, message);
      return;
    }
    this.#told.set(reason, { level, at: this.#clock.now(), silent: 0 });
    this.#clock.schedule(PAUSE, () => this.#sum(reason));
    this.#log[level](data, message);
  }

  /** The reason that was told last. */
  #latest(): string {
    return [...this.#told].toSorted(([, one], [, other]) => one.at - other.at).at(-1)?.[0] ?? 'other';
  }

  /** A line about what followed, if anything did; otherwise it's forgotten. */
  #sum(reason: string): void {
    const told = this.#told.get(reason)!;
    if (told.silent === 0 && !this.#isAway) {
      this.#told.delete(reason);
      return;
    }
    if (!this.#isAway) {
      this.#log[told.level]({ reason, others: told.silent }, 'the store goes on failing');
      this.#silent -= told.silent;
      told.silent = 0;
      told.at = this.#clock.now();
    }
    this.#clock.schedule(PAUSE, () => this.#sum(reason));
  }
}

/** Why a call failed, if that's known. */
function reasonIn(data: object): string | null {
  const { fault, reason, cause, name, operation } = data as Record<string, unknown>;
  const isFailure = name === 'StoreFailed' || operation !== undefined;
  if (isFailure && typeof reason === 'string') return reason;
  for (const inner of [fault, cause])
    if (typeof inner === 'object' && inner !== null) {
      const found = reasonIn(inner);
      if (found !== null) return found;
    }
  return null;
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
