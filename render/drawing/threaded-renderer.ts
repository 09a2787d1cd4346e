import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { jobOf, type Painted, type Picture, type PictureOrder } from './order.ts';
import { DrawingQueue, NotDrawn, type Want } from './queue.ts';
import { Renderer } from './renderer.ts';
import { bufferOf, type Limits, ThreadCalls, ThreadLost, ThreadStuck } from './thread/calls.ts';

/** A thread keeps backdrops, canvases and bands of its own, up to 100 MB. */
const MOST_THREADS = 4;

/** Another thread starts once so many pictures for each wait or are drawn. */
const CROWD = 8;

/** Finished pictures that are kept, with what they show: a hand is often looked at twice. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** After so many lost threads without a picture in between, there's something wrong that a new one won't mend. */
const MOST_LOST = 3;

interface ThreadedOptions {
  /** The module that the thread runs. */
  readonly thread?: URL;
  /** How many there may be; one fewer than the machine has cores, but at least one and at most four, if absent. */
  readonly threads?: number;
  readonly limits?: Limits;
  /** Told why a thread was lost. */
  readonly onFault?: (error: unknown) => void;
}

/**
 * Draws pictures that are ordered in other threads, so that no answer waits for them: in one, and in more if many
 * pictures wait. A thread has one order at a time, so that a more urgent one never waits behind others. If a thread is
 * lost, its picture is drawn here; if one takes too long, its picture isn't drawn.
 */
export class ThreadedRenderer extends Renderer {
  readonly #queue = new DrawingQueue<Picture>(() => this.#running().length);
  readonly #drawn = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ png }, content) => png.length + 2 * content.length,
  });
  readonly #threads: readonly ThreadCalls<string, Painted>[];
  readonly #drawing = new Set<ThreadCalls<string, Painted>>();
  readonly #onFault: (error: unknown) => void;
  #lost = 0;

  /** Starts the first thread, which prepares itself for its first pictures. */
  constructor(options: ThreadedOptions = {}) {
    super();
    const cores = availableParallelism();
    const { threads = Math.max(1, Math.min(cores - 1, MOST_THREADS)), limits } = options;
    const { thread = new URL('./thread/painter-thread.mjs', import.meta.url) } = options;
    this.#onFault = options.onFault ?? (() => undefined);
    this.#threads = Array.from({ length: threads }, () => new ThreadCalls(thread, limits));
    this.#threads[0]!.start();
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
    if (this.#queue.length >= CROWD * this.#running().length)
      this.#threads.find(({ hasLoaded }) => !hasLoaded)?.start();
    const picture = await this.#queue.add(
      async () => (await this.#inThread(content)) ?? super.picture(order, { urgency: 'private' }),
      want,
      content,
    );
    this.#drawn.set(content, picture);
    return picture;
  }

  /** The threads that have loaded, and the first in any case. */
  #running(): readonly ThreadCalls<string, Painted>[] {
    return this.#threads.filter(({ hasLoaded }, at) => at === 0 || hasLoaded);
  }

  /** Null if it has to be drawn here. @throws NotDrawn */
  async #inThread(job: string): Promise<Picture | null> {
    if (this.#lost >= MOST_LOST) return null;
    const thread = this.#running().find((each) => !this.#drawing.has(each)) ?? this.#threads[0]!;
    this.#drawing.add(thread);
    try {
      const { png, alt } = await thread.ask(job);
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
    } finally {
      this.#drawing.delete(thread);
    }
  }
}
