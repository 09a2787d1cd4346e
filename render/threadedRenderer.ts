import PQueue from 'p-queue';
import type { Picture, PictureOrder } from './order.ts';
import { Renderer, turnOf } from './renderer.ts';
import { bufferOf, ThreadCalls, ThreadLost } from './thread/calls.ts';
import { jobOf, type Painted, type PaintJob } from './thread/paintJob.ts';

/** Orders that the thread has at once, so that it never waits for the next. */
const CONCURRENCY = 2;

/** After so many lost threads without a picture in between, there's something wrong that a new one won't mend. */
const MOST_LOST = 3;

interface ThreadedOptions {
  /** The module that the thread runs. */
  readonly thread?: URL;
  /** Told why a thread was lost. */
  readonly onFault?: (error: unknown) => void;
}

/**
 * Draws pictures of tables in another thread, so that no answer waits for them, and all others in this one. If the
 * thread is lost, its pictures are drawn here.
 */
export class ThreadedRenderer extends Renderer {
  readonly #queue = new PQueue({ concurrency: CONCURRENCY });
  readonly #calls: ThreadCalls<PaintJob, Painted>;
  readonly #onFault: (error: unknown) => void;
  #lost = 0;

  /** Starts the thread, which prepares itself for its first pictures. */
  constructor({ thread, onFault = () => undefined }: ThreadedOptions = {}) {
    super();
    this.#onFault = onFault;
    this.#calls = new ThreadCalls(thread ?? new URL('./thread/painterThread.mjs', import.meta.url));
    this.#calls.start();
  }

  override get waiting(): number {
    return super.waiting + this.#queue.size + this.#queue.pending;
  }

  override async picture(order: PictureOrder, signal?: AbortSignal): Promise<Picture> {
    const job = jobOf(order);
    const drawn = job && (await this.#queue.add(() => this.#inThread(job), turnOf(signal)));
    return drawn ?? super.picture(order, signal);
  }

  /** Null if it has to be drawn here. */
  async #inThread(job: PaintJob): Promise<Picture | null> {
    if (this.#lost >= MOST_LOST) return null;
    try {
      const { png, alt } = await this.#calls.ask(job);
      this.#lost = 0;
      return { png: bufferOf(png), alt };
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error;
      this.#lost++;
      this.#onFault(error.cause);
      return null;
    }
  }
}
