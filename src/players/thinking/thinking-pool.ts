import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { type Clock, systemClock } from '../../base/clock.ts';
import { measure } from '../../base/measures.ts';
import type { Thought } from '../player.ts';
import { decideHere, type Question, type Thinker } from '../thinker.ts';
import { Patience, TimeUp } from './patience.ts';
import { type Asked, answered } from './thread.ts';

/**
 * One core is left to the main thread. Two threads are enough, since tables think one decision at a time and seldom at
 * once; each takes memory for the rules and weights of all games.
 */
const MOST_THREADS = 2;

/** Threads without a question end after this many ms: most people decide sooner, and a new thread takes a second to start. */
const IDLE = 600_000;

/** With more unanswered questions for each thread, players think less about each, so that nobody waits long. */
const AT_EASE = 4;

/** How long a thread whose answer nobody awaits any more may take to end its thought, in ms. A search does at once. */
const GRACE = 1_000;

/** Players that look at each action once. */
const GLANCING = 'page';

/** The number of actions that take a few milliseconds to look at, in each game. */
const FEW_ACTIONS = 60;

/** A player that looks at each action several times. It answers in the main thread only where others wait already. */
const LOOKING = 'squire';

/** The number of actions that such a player looks at in some milliseconds. */
const FEW_LOOKED_AT = 24;

/** Counted in ms. */
export interface ThinkingLimits {
  /** From when a question is asked until its player is to answer with the best it has found. */
  readonly hurry: number;
  /** For how long a question may wait for a thread. */
  readonly waiting: number;
  /** For how long a thread may take to answer, its start included. */
  readonly thinking: number;
}

export interface ThinkingOptions {
  readonly clock?: Clock;
  /** At least 1; by default one less than there are cores, at most 2. */
  readonly threads?: number;
  readonly limits?: ThinkingLimits;
  /** The module that the threads run; it exports `answered`, for an `Asked`. */
  readonly thread?: URL;
  /** Told why a thread ended that wasn't thinking. */
  readonly onFault?: (error: unknown) => void;
}

/**
 * Lets computer players think in worker threads, which start with the first question that needs one and never keep
 * the process alive. Where many questions wait, players think less about each; where time runs out, they answer with
 * the best they have found. A thread that doesn't is ended.
 */
export class ThinkingPool implements Thinker {
  readonly #clock: Clock;
  readonly #limits: ThinkingLimits;
  readonly #threads: number;
  readonly #pool: Piscina<Asked, Thought>;
  /** Piscina starts no new thread for what's queued when it ends one, so it never gets more than it has threads for. */
  readonly #queue: PQueue;
  /** The unanswered questions. */
  readonly #asked = new Set<Patience>();
  #isClosed = false;

  constructor({ clock, threads, limits, thread, onFault }: ThinkingOptions = {}) {
    this.#threads = threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    this.#clock = clock ?? systemClock;
    this.#limits = limits ?? { hurry: 5_000, waiting: 15_000, thinking: 15_000 };
    this.#queue = new PQueue({ concurrency: this.#threads });
    this.#pool = new Piscina({
      filename: fileURLToPath(thread ?? new URL('./thread.mjs', import.meta.url)),
      name: answered.name,
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: IDLE,
      execArgv: [],
    });
    this.#pool.on('error', (error: unknown) => onFault?.(error));
  }

  /**
   * @throws TimeUp if no thread is free in time or none answers, an `AbortError` after the signal or `close`, and what
   *   the thread dies of
   */
  async think(question: Question, signal?: AbortSignal): Promise<Thought> {
    const start = performance.now();
    const thought = await this.#thought(question, signal);
    measure('thought', { player: question.player, ms: performance.now() - start });
    return thought;
  }

  /** Gives up all thoughts and ends the threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const patience of this.#asked) patience.giveUp(closed());
    await this.#pool.destroy();
  }

  async #thought(question: Question, signal: AbortSignal | undefined): Promise<Thought> {
    signal?.throwIfAborted();
    if (this.#isClosed) throw closed();
    const areThreadsBusy = this.#queue.size >= this.#threads;
    if (isQuick(question) || (areThreadsBusy && isRatherQuick(question))) return decideHere(question);
    const patience = new Patience(this.#clock, this.#limits.hurry, signal);
    patience.limit(this.#limits.waiting, new TimeUp('WaitedTooLong'));
    this.#asked.add(patience);
    try {
      return await patience.during(
        this.#queue.add(() => this.#inThread(question, patience)) as Promise<Thought>,
      );
    } finally {
      patience.release();
      this.#asked.delete(patience);
    }
  }

  async #inThread(question: Question, patience: Patience): Promise<Thought> {
    const { signal, hurry } = patience;
    signal.throwIfAborted();
    patience.limit(this.#limits.thinking, new TimeUp('ThoughtTooLong'));
    const share = Math.min(1, (AT_EASE * this.#threads) / this.#asked.size);
    const thread = new AbortController();
    let spare = () => {};
    const end = () => {
      spare = this.#clock.schedule(GRACE, () => thread.abort());
    };
    signal.addEventListener('abort', end, { once: true });
    try {
      return await this.#pool.run({ question, share, hurry }, { signal: thread.signal });
    } finally {
      signal.removeEventListener('abort', end);
      spare();
      this.#asked.delete(patience);
    }
  }
}

/** Whether the main thread can answer without holding up anything else. */
const isQuick = ({ player, actions }: Question): boolean =>
  player === GLANCING && actions.length <= FEW_ACTIONS;

/** Whether it takes the main thread less time than a wait for a thread, which others make wait. */
const isRatherQuick = ({ player, actions }: Question): boolean =>
  player === LOOKING && actions.length <= FEW_LOOKED_AT;

const closed = (): DOMException => new DOMException('The threads have ended', 'AbortError');
