import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type Checked, checkedInThread, type LookAsked, type Looked, lookedInThread } from './check.ts';

/** A check or a replay took too long, or more memory than any record takes. */
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

/** A thread that checks or replays one record at a time. If it takes too long, it's ended, and another one starts at once. */
export class CheckingThread {
  readonly #pool: Piscina<object, unknown>;
  #isClosed = false;

  constructor({ thread = new URL('./check.mjs', import.meta.url), onFault }: CheckingOptions = {}) {
    this.#pool = new Piscina<object, unknown>({
      filename: fileURLToPath(thread),
      minThreads: 0,
      maxThreads: 1,
      execArgv: [],
      idleTimeout: IDLE,
      resourceLimits: MEMORY,
    }).on('error', (error: unknown) => onFault?.(error));
  }

  /** @throws CheckEnded, and whatever else ends the thread */
  checked(text: string): Promise<Checked> {
    return this.#run(checkedInThread.name, { text }, text !== '');
  }

  /** @throws as `checked` does */
  looked(asked: LookAsked): Promise<Looked> {
    return this.#run(lookedInThread.name, asked, true);
  }

  async #run<T>(name: string, asked: object, startsAgain: boolean): Promise<T> {
    const { port1: own, port2: begun } = new MessageChannel();
    const end = new AbortController();
    let timer = setTimeout(() => end.abort(), LOADS_WITHIN);
    own.once('message', () => {
      clearTimeout(timer);
      timer = setTimeout(() => end.abort(), WITHIN);
    });
    own.unref();
    try {
      const options = { name, transferList: [begun], signal: end.signal };
      return (await this.#pool.run({ ...asked, begun }, options)) as T;
    } catch (error) {
      if (this.#isClosed || !(end.signal.aborted || isOutOfMemory(error))) throw error;
      if (startsAgain) this.#startAgain();
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
