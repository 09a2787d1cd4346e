import { type Clock, pause } from '../../base/clock.ts';
import { fromNow } from '../../base/deadline.ts';
import type { Log } from '../../base/log.ts';
import { measure } from '../../base/measures.ts';
import { HELD_FOR, LeaseLost, type Taking } from '../../table/lease.ts';
import type { TableService } from '../../table/table-service.ts';

/** How often a lease is taken again while it's held, in ms. */
const RENEWED_EVERY = HELD_FOR / 4;
/** What's sent must have arrived by the time that the lease is free again, in ms before that. */
const MARGIN = 750;
/** How often somebody who waits for it looks whether it's free, in ms. */
const LOOK_AGAIN = 100;

/**
 * The leases of the tables whose channels this process tells. Where it's the only process, it has them all. A process
 * that stood still finds that its time is over before it sends anything.
 */
export class Leases {
  readonly #tables: TableService;
  readonly #clock: Clock;
  readonly #log: Log;
  /** Until when each is held, in ms since 1970. */
  readonly #held = new Map<string, number>();
  readonly #busy = new Set<string>();

  constructor(tables: TableService, { clock, log }: { readonly clock: Clock; readonly log: Log }) {
    this.#tables = tables;
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Runs the task with the table's lease. With `always`, also if nothing is owed.
   * @returns what the task does; null if nothing is owed, or another process tells the channel
   */
  async holding<T>(
    tableId: string,
    always: boolean,
    task: (taking: Taking) => Promise<T>,
  ): Promise<T | null> {
    return fromNow(async () => {
      const taking = await this.#take(tableId, always);
      return taking === 'nothing' || taking === 'others' ? null : this.#during(tableId, taking, task);
    });
  }

  /** The same once nobody else has it. @throws BatonLost if that takes too long */
  async waiting<T>(tableId: string, task: (taking: Taking) => Promise<T>): Promise<T> {
    const until = this.#clock.now() + 2 * HELD_FOR;
    for (;;) {
      const done = await this.holding(tableId, true, async (taking) => ({ value: await task(taking) }));
      if (done) return done.value;
      if (this.#clock.now() >= until) throw new LeaseLost(tableId);
      await pause(this.#clock, LOOK_AGAIN);
    }
  }

  /** The same, again each time that this process stood still and lost the lease before it told anything. */
  async waitingAgain<T>(tableId: string, task: (taking: Taking) => Promise<T>, left = 3): Promise<T> {
    try {
      return await this.waiting(tableId, task);
    } catch (error) {
      if (!(error instanceof LeaseLost) || left === 0) throw error;
      return this.waitingAgain(tableId, task, left - 1);
    }
  }

  /** How many tables' channels this process is telling. */
  get count(): number {
    return this.#busy.size;
  }

  /** Whether this process is telling the table's channel. */
  isBusy(tableId: string): boolean {
    return this.#busy.has(tableId);
  }

  /** Call before anything is sent to the table's channel. @throws BatonLost */
  assertHeld(tableId: string): void {
    if (!this.#tables.isShared) return;
    const until = this.#held.get(tableId) ?? 0;
    if (this.#clock.now() >= until - MARGIN) throw new LeaseLost(tableId);
  }

  async #take(tableId: string, always: boolean): Promise<Taking | 'nothing'> {
    const asked = this.#clock.now();
    const taking = await this.#tables.takeLease(tableId, always);
    if (taking === 'takenOver') {
      measure('takeover', {});
      this.#log.info({ tableId }, 'a channel is told in place of a process that is gone');
    }
    if (taking === 'held' || taking === 'takenOver') this.#held.set(tableId, asked + HELD_FOR);
    else this.#held.delete(tableId);
    return taking;
  }

  async #during<T>(tableId: string, taking: Taking, task: (taking: Taking) => Promise<T>): Promise<T> {
    this.#busy.add(tableId);
    let cancel = () => {};
    const renewLater = () => {
      cancel = this.#clock.schedule(RENEWED_EVERY, () => {
        // Once it has run out, another process may have told more by now, even if it's free again.
        if (this.#clock.now() >= (this.#held.get(tableId) ?? 0)) return;
        renewLater();
        fromNow(() => this.#take(tableId, true)).catch(() => undefined);
      });
    };
    if (this.#tables.isShared) renewLater();
    try {
      return await task(taking);
    } finally {
      cancel();
      this.#busy.delete(tableId);
      this.#held.delete(tableId);
    }
  }
}
