import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type CheckAsked, type Checked, checkedInThread } from './check.ts';

/** A check took too long, or more memory than any record takes. */
export class CheckEnded extends Error {}

/** In ms: some hundred times as long as the longest records take. */
const WITHIN = 2_000;

/** How long the thread may take to load, in ms. */
const LOADS_WITHIN = 30_000;

/** In ms. Whoever steps through an uploaded game has it read with each press. */
const IDLE = 300_000;

/** In MB; the longest records take a tenth of that. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export interface CheckingOptions {
  /** The module that the thread runs. */
  readonly thread?: URL;
  /** Told why a thread ended that wasn't at work. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

/** A thread that checks one record at a time. If it takes too long, it's ended, and another one starts at once. */
export class CheckingThread {
  readonly #pool: Piscina<CheckAsked, Checked>;
  #isClosed = false;

  constructor({ thread = new URL('./check.mjs', import.meta.url), onFault }: CheckingOptions = {}) {
    this.#pool = new Piscina<CheckAsked, Checked>({
      filename: fileURLToPath(thread),
      name: checkedInThread.name,
      minThreads: 0,
      maxThreads: 1,
      execArgv: [],
      idleTimeout: IDLE,
      resourceLimits: MEMORY,
    }).on('error', (error: unknown) => onFault?.(error));
  }

  /** @throws CheckEnded, and whatever else ends the thread */
  async checked(text: string): Promise<Checked> {
    const { port1: own, port2: begun } = new MessageChannel();
    const end = new AbortController();
    let timer = setTimeout(() => end.abort(), LOADS_WITHIN);
    own.once('message', () => {
      clearTimeout(timer);
      timer = setTimeout(() => end.abort(), WITHIN);
    });
    own.unref();
    try {
      return await this.#pool.run({ text, begun }, { transferList: [begun], signal: end.signal });
    } catch (error) {
      if (this.#isClosed || !(end.signal.aborted || isOutOfMemory(error))) throw error;
      if (text !== '') this.#startAgain();
      throw new CheckEnded('it took too much', { cause: error });
    } finally {
      clearTimeout(timer);
      own.close();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
  }

  /** So that the next check needn't wait for a thread to load. */
  #startAgain(): void {
    void this.checked('').catch(() => undefined);
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
