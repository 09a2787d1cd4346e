import { type Clock, pause } from '../../base/clock.ts';
import { faultOf, type Log } from '../../base/log.ts';
import { doubling } from '../../base/retry.ts';
import { isRefused } from '../../table/refusal.ts';

/** How many servers are visited at once. */
const AT_ONCE = 4;
/** For how long people's interactions come first, in ms. */
const PEOPLE_FIRST = 100;
/** The pauses after failures in a row, in ms. */
const newPauses = () => doubling(1_000, 60_000);

export interface RoundsOptions {
  /** Does what's due in a server. It may be repeated, and stops early once the signal is aborted. */
  readonly visit: (guildId: string, signal: AbortSignal) => Promise<void>;
  /** Resolves once nobody waits for an answer; null if nobody does. */
  readonly untilQuiet: () => Promise<unknown> | null;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Visits servers, however many there are: a few at a time, after people's interactions, and later while the store
 * can't be read.
 */
export class Rounds {
  readonly #options: RoundsOptions;
  readonly #waiting = new Set<string>();
  readonly #ended = new AbortController();
  readonly #visitors = new Set<Promise<void>>();
  #pauses = newPauses();
  /** While nothing is visited after a failure. */
  #pausing: Promise<void> | null = null;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  add(guildId: string): void {
    if (this.#ended.signal.aborted) return;
    this.#waiting.add(guildId);
    if (this.#visitors.size >= AT_ONCE) return;
    const visitor = this.#go().finally(() => this.#visitors.delete(visitor));
    this.#visitors.add(visitor);
  }

  /** Resolves once all servers have been visited. */
  async idle(): Promise<void> {
    await Promise.all(this.#visitors);
  }

  /** Visits no more servers, and resolves once nothing is being done in any. */
  async stop(): Promise<void> {
    this.#ended.abort();
    this.#waiting.clear();
    await this.idle();
  }

  async #go(): Promise<void> {
    const { signal } = this.#ended;
    const { clock, untilQuiet } = this.#options;
    for (;;) {
      await new Promise(setImmediate);
      const people = untilQuiet();
      if (people) await Promise.race([people, pause(clock, PEOPLE_FIRST, signal)]);
      await this.#pausing;
      const [guildId] = this.#waiting;
      if (guildId === undefined || signal.aborted) return;
      this.#waiting.delete(guildId);
      await this.#visit(guildId, signal);
    }
  }

  async #visit(guildId: string, signal: AbortSignal): Promise<void> {
    const { visit, log, clock } = this.#options;
    try {
      await visit(guildId, signal);
      this.#pauses = newPauses();
    } catch (error) {
      if (signal.aborted) return;
      const fault = faultOf(error);
      if (isRefused(error, 'serverUnreadable')) {
        log.error({ guildId, fault }, 'what is owed to a server could not be read');
        return;
      }
      this.#waiting.add(guildId);
      if (this.#pausing) return;
      const left = this.#waiting.size;
      const retryIn = this.#pauses.next().value;
      log.warn({ guildId, left, retryIn, fault }, 'servers cannot be looked after yet');
      this.#pausing = pause(clock, retryIn, signal).then(() => {
        this.#pausing = null;
      });
    }
  }
}
