import type { Clock } from '../base/clock.ts';
import { KeyedQueue } from '../base/keyed-queue.ts';
import { errorReason, type Log } from '../base/log.ts';
import { Retries } from '../base/retry.ts';
import { neverBegun, StoreCorrupt } from '../store/errors.ts';
import { isFinal, Refusal } from '../table/refusal.ts';
import { NEAR } from './next-step.ts';

/** What a look at a table has found. */
export interface Found {
  /** When to look again at the latest, in ms since 1970; null: after a change. */
  readonly until: number | null;
  /** Whether the table has a clock at all. */
  readonly hasClock: boolean;
}

/**
 * Looks at each table when it's time to, if that's within the next minute, one look per table at a time, and again after
 * a failure.
 */
export class Watch {
  readonly #attend: (tableId: string) => Promise<Found | null>;
  readonly #log: Log;
  readonly #queue = new KeyedQueue(neverBegun);
  readonly #clock: Clock;
  readonly #timers: Retries;
  readonly #lookAt = (tableId: string): void => void this.look(tableId);
  #stopped = false;

  /** `attend` does what's due at the table; null if nothing may be done yet: then it's looked at again once it may. */
  constructor(clock: Clock, log: Log, attend: (tableId: string) => Promise<Found | null>) {
    this.#attend = attend;
    this.#log = log;
    this.#clock = clock;
    this.#timers = new Retries(clock);
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Does the first thing, then whatever's due. Never throws. */
  look(tableId: string, first: () => Promise<void> = async () => undefined): Promise<void> {
    return this.#queue.run(tableId, async () => {
      if (this.#stopped) return;
      try {
        await first();
        await this.#look(tableId);
      } catch (error) {
        this.#failed(tableId, error);
      }
    });
  }

  /** How many tables couldn't be attended to when it was time. */
  get late(): number {
    return this.#timers.failing;
  }

  /** Runs the task between looks at the table, then looks at it. @throws what the task throws */
  inTurn<T>(tableId: string, task: () => Promise<T>): Promise<T> {
    const result = this.#queue.run(tableId, task);
    result.then(
      () => this.look(tableId),
      () => undefined,
    );
    return result;
  }

  /** Runs a task that isn't about one table until it works. */
  async insist(name: string, task: () => Promise<void>): Promise<void> {
    try {
      await task();
      this.#timers.forget(name);
    } catch (error) {
      if (this.#stopped) return;
      const retryIn = this.#timers.again(name, () => void this.insist(name, task));
      this.#log.warn({ task: name, retryIn, reason: errorReason(error) }, 'clocks cannot be kept yet');
    }
  }

  /** Resolves once nothing is being done. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  stop(): void {
    this.#stopped = true;
    this.#timers.stop();
  }

  async #look(tableId: string): Promise<void> {
    const found = await this.#attend(tableId);
    this.#timers.forget(tableId);
    if (!found || found.until === null) return;
    const left = found.until - this.#clock.now();
    if (left <= NEAR) this.#timers.set(tableId, left, this.#lookAt);
  }

  #failed(tableId: string, error: unknown): void {
    if (this.#stopped) return;
    if (error instanceof StoreCorrupt || (error instanceof Refusal && isFinal(error))) {
      this.#timers.forget(tableId);
      this.#log.error({ tableId, reason: errorReason(error) }, 'a clock has stopped for good');
      return;
    }
    const retryIn = this.#timers.again(tableId, this.#lookAt);
    this.#log.warn({ tableId, retryIn, reason: errorReason(error) }, 'a clock is tried again');
  }
}

/** Lets at most this many tasks begin within a second; the others come after them, in order. */
export class Spread {
  readonly #clock: Clock;
  readonly #perSecond: number;
  /** When the latest ones began or will begin. */
  #begun: number[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(clock: Clock, perSecond: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
  }

  /** Resolves when the caller may begin. */
  turn(): Promise<void> {
    const now = this.#clock.now();
    const earliest = this.#begun.length < this.#perSecond ? now : this.#begun[0]! + 1_000;
    const at = Math.max(now, earliest);
    this.#begun = [...this.#begun, at].slice(-this.#perSecond);
    if (at === now) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        cancel();
        this.#waiting.delete(go);
        resolve();
      };
      const cancel = this.#clock.schedule(at - now, go);
      this.#waiting.add(go);
    });
  }

  /** Lets everybody go who waits. */
  stop(): void {
    for (const go of [...this.#waiting]) go();
  }
}
