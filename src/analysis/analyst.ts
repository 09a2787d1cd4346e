import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { FairQueue, QueueFull } from '../base/fair-queue.ts';
import { askedBy } from '../base/interaction.ts';
import type { StoredRecord } from '../games/record.ts';
import { RecordError } from '../games/record-error.ts';
import type { LookBack } from '../table/look-back.ts';
import type { Analysis } from './analysis.ts';
import type { Checked, LookAsked } from './check.ts';
import { CheckEnded, CheckingThread } from './checking.ts';
import { type Answered, type Asked, analysed } from './thread.ts';

/** Told the part of the game that has been judged, 0 to 1. */
export type OnProgress = (part: number) => void;

/** Analyses games, checks the records of others, and replays games that are looked back at. */
export interface Analyst {
  /** Who waits no longer than this, in ms, isn't told how much is done. */
  readonly soon: number;
  /** @throws RecordError as `foldRecord` does; `AnalystBusy`; `AnalystClosed` */
  analysis(record: StoredRecord, onProgress?: OnProgress): Promise<Analysis>;
  /** What's known of a text is remembered. @throws `AnalystBusy`; `AnalystClosed`; `CheckEnded` */
  checked(text: string): Promise<Checked>;
  /** @throws RecordError; `AnalystBusy`; `AnalystClosed`; `CheckEnded`; whatever `lookedInto` throws */
  looked(asked: LookAsked): Promise<readonly LookBack[]>;
}

/** Too many games wait already. */
export class AnalystBusy extends Error {}

/** The process is ending. */
export class AnalystClosed extends Error {}

/** An analysis has up to 150 KB. */
const MOST_KEPT = 50;

/** Each takes up to 20 seconds, and whoever waits can be answered for 15 minutes. */
const MOST_WAITING = 30;

/** Each takes some hundredths of a second. */
const MOST_UNCHECKED = 100;

/** Checked texts that are remembered, in characters; the records in them take a few times as much. */
const MOST_CHECKED = 4 * 1024 * 1024;

/** In ms. So few games are analysed that a thread needn't wait long for the next. */
const IDLE = 10_000;

/** An analysis that's under way or done, and who waits for it. */
interface Kept {
  readonly analysis: Promise<Analysis>;
  readonly waiting: Set<OnProgress>;
}

/**
 * Analyses games one at a time in a thread that's as nice as can be, so that nobody's turn waits for it. The last
 * analyses are kept. Records are checked in a thread of their own, or they'd wait for analyses. Whoever waits for either
 * has their turn after those of other servers, however many of their own wait.
 */
export class ThreadedAnalyst implements Analyst {
  readonly soon = 400;
  readonly #pool: Piscina<Asked, Answered>;
  readonly #turns = new FairQueue(1, MOST_WAITING);
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
  readonly #checking: CheckingThread;
  readonly #checks = new FairQueue(1, MOST_UNCHECKED);
  /** By their hash; under way or done. */
  readonly #checked = new LRUCache<string, { readonly found: Promise<Checked>; readonly size: number }>({
    maxSize: MOST_CHECKED,
    sizeCalculation: ({ size }) => size,
  });
  #isClosed = false;

  /**
   * @param onFault told why a thread ended that wasn't at work
   * @param checkThread the module that checks records
   */
  constructor(onFault?: (error: unknown) => void, checkThread?: URL) {
    this.#pool = new Piscina<Asked, Answered>({
      filename: fileURLToPath(new URL('./thread.mjs', import.meta.url)),
      name: analysed.name,
      minThreads: 0,
      maxThreads: 1,
      execArgv: [],
      idleTimeout: IDLE,
    }).on('error', (error: unknown) => onFault?.(error));
    this.#checking = new CheckingThread({ onFault, ...(checkThread && { thread: checkThread }) });
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
    const key = hash('sha256', text);
    const found =
      this.#checked.get(key)?.found ??
      inTurn(this.#checks, async () => {
        if (this.#isClosed) throw new AnalystClosed();
        return this.#checking.checked(text);
      });
    this.#checked.set(key, { found, size: text.length + 1 });
    try {
      return await found;
    } catch (error) {
      // A file that takes too long is remembered, or it could be uploaded again and again.
      if (!(error instanceof CheckEnded) && this.#checked.peek(key)?.found === found)
        this.#checked.delete(key);
      throw this.#isClosed ? new AnalystClosed() : error;
    }
  }

  async looked(asked: LookAsked): Promise<readonly LookBack[]> {
    try {
      const found = await inTurn(this.#checks, () => {
        if (this.#isClosed) throw new AnalystClosed();
        return this.#checking.looked(asked);
      });
      if ('fault' in found) throw new RecordError(found.fault.code, found.fault.data);
      return found.moments;
    } catch (error) {
      throw this.#isClosed ? new AnalystClosed() : error;
    }
  }

  /** Gives up what's under way and ends the threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#pool.destroy(), this.#checking.close()]);
  }

  #begun(record: StoredRecord): Kept {
    const waiting = new Set<OnProgress>();
    const { port1: own, port2: progress } = new MessageChannel();
    own.on('message', (steps: number) => {
      for (const onProgress of waiting) onProgress(steps / (record.steps.length + 1));
    });
    own.unref();
    const analysis = inTurn(this.#turns, () => this.#answered({ record, progress }));
    return { analysis: analysis.finally(() => own.close()), waiting };
  }

  async #answered(asked: Asked): Promise<Analysis> {
    if (this.#isClosed) throw new AnalystClosed();
    const answer = await this.#pool.run(asked, { transferList: [asked.progress] });
    if ('fault' in answer) throw new RecordError(answer.fault.code, answer.fault.data);
    return answer.analysis;
  }
}

/** The work, once it's the turn of whoever has asked for it. @throws `AnalystBusy`, and what the work throws */
async function inTurn<T>(queue: FairQueue, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(askedBy(), work);
  } catch (error) {
    throw error instanceof QueueFull ? new AnalystBusy() : error;
  }
}
