import PQueue from 'p-queue';
import type { Clock } from '../base/clock.ts';
import { KeyedQueue } from '../base/keyed-queue.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { Retries } from '../base/retry.ts';
import { neverBegun, StoreCorrupt, StoreFenced } from '../store/errors.ts';
import { Refusal } from '../table/refusal.ts';

/** How many tables are looked at again at once. */
const AT_ONCE = 4;

/** Refusals that trying again can't change. */
const FINAL: readonly unknown[] = ['unknownTable', 'tableUnreadable', 'serverUnreadable', 'storeTaken'];

/** What a look at a table has found. */
export interface Found {
  /** When to look again at the latest, in ms since 1970; null: after a change. */
  readonly until: number | null;
  /** Whose time runs; null: nobody's. */
  readonly awaited: string | null;
  /** Whether the table has a clock at all. */
  readonly hasClock: boolean;
}

/** What a look would find, learned more cheaply; null if that can't be. */
type Glance = () => Promise<Found | null>;

async function inTurns(looks: readonly (() => Promise<void>)[]): Promise<void> {
  await new PQueue({ concurrency: AT_ONCE }).addAll(looks);
}

/** Looks at each table when it's time to, one look per table at a time, and again after a failure. */
export class Watch {
  readonly #attend: (tableId: string) => Promise<Found | null>;
  readonly #log: Log;
  readonly #queue = new KeyedQueue(neverBegun);
  readonly #clock: Clock;
  readonly #timers: Retries;
  /** The tables that have been looked at, and whose time runs there. */
  readonly #awaited = new Map<string, string | null>();
  /** Those that couldn't be attended to. */
  readonly #missed = new Map<string, Glance | null>();
  readonly #lookAt = (tableId: string): void => void this.look(tableId);
  #stopped = false;

  /** `attend` does what's due at the table; null if nothing may be done yet. */
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
        if (!this.#awaited.has(tableId)) this.#awaited.set(tableId, null);
        await first();
        await this.#look(tableId);
      } catch (error) {
        this.#failed(tableId, error);
      }
    });
  }

  /** Looks at a table for the first time, unless a glance, which isn't null, says all that a look would. */
  async glance(tableId: string, glance: Glance): Promise<void> {
    await this.#queue.run(tableId, async () => {
      if (this.#stopped || this.#awaited.has(tableId)) return;
      try {
        await this.#look(tableId, glance);
      } catch (error) {
        this.#failed(tableId, error);
      }
    });
  }

  /** How many tables couldn't be attended to when it was time. */
  get late(): number {
    return this.#missed.size + this.#timers.failing;
  }

  /** Looks at the tables where this person is awaited. */
  async lookAgain(userId: string): Promise<void> {
    const theirs = [...this.#awaited].filter(([, awaited]) => awaited === userId);
    await inTurns(
      theirs.map(
        ([tableId]) =>
          () =>
            this.look(tableId),
      ),
    );
  }

  /** Looks at the tables where nothing could be done when it was time to. */
  async lookAtMissed(): Promise<void> {
    const missed = [...this.#missed];
    this.#missed.clear();
    await inTurns(
      missed.map(
        ([tableId, glance]) =>
          () =>
            glance ? this.glance(tableId, glance) : this.look(tableId),
      ),
    );
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
      this.#log.warn({ task: name, retryIn, reason: reasonOf(error) }, 'clocks cannot be kept yet');
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

  async #look(tableId: string, glance: Glance | null = null): Promise<void> {
    const found = (await glance?.()) ?? (await this.#attend(tableId));
    if (!found) {
      this.#missed.set(tableId, glance);
      return;
    }
    this.#missed.delete(tableId);
    if (found.hasClock) this.#awaited.set(tableId, found.awaited);
    else this.#awaited.delete(tableId);
    this.#timers.forget(tableId);
    if (found.until === null) return;
    this.#timers.set(tableId, found.until - this.#clock.now(), this.#lookAt);
  }

  #failed(tableId: string, error: unknown): void {
    if (this.#stopped) return;
    const isFinal =
      error instanceof StoreCorrupt ||
      error instanceof StoreFenced ||
      (error instanceof Refusal && FINAL.includes(error.code));
    if (isFinal) {
      this.#awaited.delete(tableId);
      this.#timers.forget(tableId);
      this.#log.error({ tableId, reason: reasonOf(error) }, 'a clock has stopped for good');
      return;
    }
    const retryIn = this.#timers.again(tableId, this.#lookAt);
    this.#log.warn({ tableId, retryIn, reason: reasonOf(error) }, 'a clock is tried again');
  }
}

/** Lets at most so many tasks begin within a second; the others come after them, in order. */
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
