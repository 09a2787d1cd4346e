import { isRefused } from '../../table/refusal.ts';
import { faultOf, type Log } from '../answers/log.ts';

/** How many servers are visited at once. */
const AT_ONCE = 4;
/** For how long people's interactions come first, in ms. */
const PEOPLE_FIRST = 100;
/** The pause after a failure, in ms; doubled with each one in a row. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

export interface RoundsOptions {
  /** Does what's due in a server. It may be repeated, and stops early once the signal is aborted. */
  readonly visit: (guildId: string, signal: AbortSignal) => Promise<void>;
  /** Resolves once nobody waits for an answer; null if nobody does. */
  readonly untilQuiet: () => Promise<unknown> | null;
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
  #pause = FIRST_PAUSE;
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
    for (;;) {
      await new Promise(setImmediate);
      const people = this.#options.untilQuiet();
      if (people) await Promise.race([people, pause(PEOPLE_FIRST, signal)]);
      await this.#pausing;
      const [guildId] = this.#waiting;
      if (guildId === undefined || signal.aborted) return;
      this.#waiting.delete(guildId);
      await this.#visit(guildId, signal);
    }
  }

  async #visit(guildId: string, signal: AbortSignal): Promise<void> {
    const { visit, log } = this.#options;
    try {
      await visit(guildId, signal);
      this.#pause = FIRST_PAUSE;
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
      log.warn({ guildId, left, retryIn: this.#pause, fault }, 'servers cannot be looked after yet');
      this.#pausing = pause(this.#pause, signal).then(() => {
        this.#pausing = null;
      });
      this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    }
  }
}

/** Shorter if the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms).unref();
    signal.addEventListener('abort', done);
  });
}
