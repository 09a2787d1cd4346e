import { LRUCache } from 'lru-cache';
import { jobOf, type Painted, type Picture, type PictureOrder } from './order.ts';
import { DrawingQueue, NotDrawn, type Want } from './queue.ts';
import { Renderer } from './renderer.ts';
import { bufferOf, type Limits, ThreadCalls, ThreadLost, ThreadStuck } from './thread/calls.ts';

/** The thread has one order at a time, so that a more urgent one never waits behind others. */
const CONCURRENCY = 1;

/** Finished pictures that are kept, with what they show: a hand is often looked at twice. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** After so many lost threads without a picture in between, there's something wrong that a new one won't mend. */
const MOST_LOST = 3;

interface ThreadedOptions {
  /** The module that the thread runs. */
  readonly thread?: URL;
  readonly limits?: Limits;
  /** Told why a thread was lost. */
  readonly onFault?: (error: unknown) => void;
}

/**
 * Draws pictures that are ordered in another thread, so that no answer waits for them. If the thread is lost, its
 * pictures are drawn here; if one takes too long, it isn't drawn.
 */
export class ThreadedRenderer extends Renderer {
  readonly #queue = new DrawingQueue<Picture>(CONCURRENCY);
  readonly #drawn = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ png }, content) => png.length + 2 * content.length,
  });
  readonly #calls: ThreadCalls<string, Painted>;
  readonly #onFault: (error: unknown) => void;
  #lost = 0;

  /** Starts the thread, which prepares itself for its first pictures. */
  constructor({ thread, limits, onFault = () => undefined }: ThreadedOptions = {}) {
    super();
    this.#onFault = onFault;
    this.#calls = new ThreadCalls(thread ?? new URL('./thread/painter-thread.mjs', import.meta.url), limits);
    this.#calls.start();
  }

  override get waiting(): number {
    return super.waiting + this.#queue.length;
  }

  override async picture(order: PictureOrder, want?: Want): Promise<Picture> {
    const job = jobOf(order);
    if (!job) return super.picture(order, want);
    const content = JSON.stringify(job);
    want?.signal?.throwIfAborted();
    const known = this.#drawn.get(content);
    if (known) return known;
    const picture = await this.#queue.add(
      async () => (await this.#inThread(content)) ?? super.picture(order, { urgency: 'private' }),
      want,
      content,
    );
    this.#drawn.set(content, picture);
    return picture;
  }

  /** Null if it has to be drawn here. @throws NotDrawn */
  async #inThread(job: string): Promise<Picture | null> {
    if (this.#lost >= MOST_LOST) return null;
    try {
      const { png, alt } = await this.#calls.ask(job);
      this.#lost = 0;
      return { png: bufferOf(png), alt };
    } catch (error) {
      if (error instanceof ThreadStuck) {
        this.#onFault(error);
        throw new NotDrawn('drawing takes too long', error);
      }
      if (!(error instanceof ThreadLost)) throw error;
      this.#lost++;
      this.#onFault(error.cause);
      return null;
    }
  }
}
