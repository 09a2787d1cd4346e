import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { Thought } from '../players/player.ts';
import { answered, type Question, type Thinker } from '../players/thinker.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import { Patience, TimeUp } from './patience.ts';
import { isQuick } from './quick.ts';

/**
 * One core is left to the main thread. Two threads are enough, since tables think one decision at a time and seldom at
 * once; each takes memory for the rules and weights of all games.
 */
const MOST_THREADS = 2;

/** Threads without a question end after so many ms: most people decide sooner, and a new one takes a second to start. */
const IDLE = 600_000;

export interface ThinkingOptions {
  readonly clock?: Clock;
  /** At least 1; by default one less than there are cores, at most 2. */
  readonly threads?: number;
  /** For how many ms a question may wait for a thread, and its player may think, the thread's start included. */
  readonly limits?: { readonly waiting: number; readonly thinking: number };
  /** The module that the threads run; it exports `answered`. */
  readonly thread?: URL;
  /** Told why a thread ended that wasn't thinking. */
  readonly onFault?: (error: unknown) => void;
}

/**
 * Lets computer players think in worker threads, which start with the first question that needs one and never keep
 * the process alive. A thread whose thought is given up, or takes too long, is ended.
 */
export class ThinkingPool implements Thinker {
  readonly #clock: Clock;
  readonly #limits: { readonly waiting: number; readonly thinking: number };
  readonly #pool: Piscina<Question, Thought>;
  /** Piscina starts no new thread for what's queued when it ends one, so it never gets more than it has threads for. */
  readonly #queue: PQueue;
  readonly #closing = new AbortController();

  constructor({ clock, threads, limits, thread, onFault }: ThinkingOptions = {}) {
    const most = threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    this.#clock = clock ?? systemClock;
    this.#limits = limits ?? { waiting: 10_000, thinking: 15_000 };
    this.#queue = new PQueue({ concurrency: most });
    this.#pool = new Piscina({
      filename: fileURLToPath(thread ?? new URL('./thread.mjs', import.meta.url)),
      name: answered.name,
      minThreads: 0,
      maxThreads: most,
      idleTimeout: IDLE,
      execArgv: [],
    });
    this.#pool.on('error', (error: unknown) => onFault?.(error));
  }

  /**
   * @throws TimeUp if no thread is free in time or the player thinks too long, an `AbortError` after the signal or
   *   `close`, and what the thread dies of
   */
  async think(question: Question, signal?: AbortSignal): Promise<Thought> {
    const givers = [this.#closing.signal, ...(signal ? [signal] : [])];
    for (const giver of givers) giver.throwIfAborted();
    if (isQuick(question)) return answered(question);
    const patience = new Patience(this.#clock, givers);
    patience.limit(this.#limits.waiting, new TimeUp('WaitedTooLong'));
    try {
      return await patience.during(
        this.#queue.add(() => this.#inThread(question, patience)) as Promise<Thought>,
      );
    } finally {
      patience.release();
    }
  }

  /** Gives up all thoughts and ends the threads. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#pool.destroy();
  }

  async #inThread(question: Question, patience: Patience): Promise<Thought> {
    patience.signal.throwIfAborted();
    patience.limit(this.#limits.thinking, new TimeUp('ThoughtTooLong'));
    return this.#pool.run(question, { signal: patience.signal });
  }
}
