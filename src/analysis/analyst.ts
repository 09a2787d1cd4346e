import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { StoredRecord } from '../games/record.ts';
import { RecordError } from '../games/record-error.ts';
import type { Analysis } from './analysis.ts';
import { type Checked, checked } from './check.ts';
import { type Answered, type Asked, analysed } from './thread.ts';

/** Told the part of the game that has been judged, 0 to 1. */
export type OnProgress = (part: number) => void;

/** Analyses games, and checks the records of others. */
export interface Analyst {
  /** Who waits no longer than this, in ms, isn't told how much is done. */
  readonly soon: number;
  /** @throws RecordError as `foldRecord` does; `AnalystBusy`; `AnalystClosed` */
  analysis(record: StoredRecord, onProgress?: OnProgress): Promise<Analysis>;
  /** @throws `AnalystBusy`; `AnalystClosed` */
  checked(text: string): Promise<Checked>;
}

/** Too many games wait already. */
export class AnalystBusy extends Error {}

/** The process is ending. */
export class AnalystClosed extends Error {}

/** An analysis has up to 150 KB. */
const MOST_KEPT = 50;

/** Each takes up to 20 seconds. */
const MOST_WAITING = 10;

/** Each takes some hundredths of a second. */
const MOST_UNCHECKED = 100;

/** In ms. So few games are analysed that a thread needn't wait long for the next. */
const IDLE = 10_000;

/** In ms. Whoever steps through an uploaded game has it checked with each press. */
const UNCHECKED_IDLE = 300_000;

/** An analysis that's under way or done, and who waits for it. */
interface Kept {
  readonly analysis: Promise<Analysis>;
  readonly waiting: Set<OnProgress>;
}

/** Such a thread starts with the first task, and never keeps the process alive. */
const ONE_THREAD = { minThreads: 0, maxThreads: 1, execArgv: [] };

/**
 * Analyses games one at a time in a thread that's as nice as can be, so that nobody's turn waits for it. The last
 * analyses are kept. Records are checked in a thread of their own, or they'd wait for analyses.
 */
export class ThreadedAnalyst implements Analyst {
  readonly soon = 400;
  readonly #pool: Piscina<Asked, Answered>;
  readonly #checking: Piscina<string, Checked>;
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
  #isClosed = false;

  /** @param onFault told why a thread ended that wasn't at work */
  constructor(onFault?: (error: unknown) => void) {
    const poolOf = (
      file: string,
      { name }: { readonly name: string },
      maxQueue: number,
      idleTimeout: number,
    ) =>
      new Piscina({
        ...ONE_THREAD,
        name,
        maxQueue,
        idleTimeout,
        filename: fileURLToPath(new URL(file, import.meta.url)),
      }).on('error', (error: unknown) => onFault?.(error));
    this.#pool = poolOf('./thread.mjs', analysed, MOST_WAITING, IDLE);
    this.#checking = poolOf('./check.mjs', checked, MOST_UNCHECKED, UNCHECKED_IDLE);
  }

  async analysis(record: StoredRecord, onProgress: OnProgress = () => undefined): Promise<Analysis> {
    if (this.#isClosed) throw new AnalystClosed();
    const key = hash('sha256', JSON.stringify(record));
    const kept = this.#kept.get(key) ?? this.#begun(record);
    this.#kept.set(key, kept);
    kept.waiting.add(onProgress);
    try {
      return await kept.analysis;
    } catch (error) {
      if (this.#kept.peek(key) === kept) this.#kept.delete(key);
      throw this.#isClosed ? new AnalystClosed() : error;
    } finally {
      kept.waiting.delete(onProgress);
    }
  }

  async checked(text: string): Promise<Checked> {
    if (this.#isClosed) throw new AnalystClosed();
    if (this.#checking.queueSize >= MOST_UNCHECKED) throw new AnalystBusy();
    try {
      return await this.#checking.run(text);
    } catch (error) {
      throw this.#isClosed ? new AnalystClosed() : error;
    }
  }

  /** Gives up what's under way and ends the threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#pool.destroy(), this.#checking.destroy()]);
  }

  #begun(record: StoredRecord): Kept {
    if (this.#pool.queueSize >= MOST_WAITING) throw new AnalystBusy();
    const waiting = new Set<OnProgress>();
    const { port1: own, port2: progress } = new MessageChannel();
    own.on('message', (steps: number) => {
      for (const onProgress of waiting) onProgress(steps / (record.steps.length + 1));
    });
    own.unref();
    return { analysis: this.#answered({ record, progress }).finally(() => own.close()), waiting };
  }

  async #answered(asked: Asked): Promise<Analysis> {
    const answer = await this.#pool.run(asked, { transferList: [asked.progress] });
    if ('fault' in answer) throw new RecordError(answer.fault.code, answer.fault.data);
    return answer.analysis;
  }
}
