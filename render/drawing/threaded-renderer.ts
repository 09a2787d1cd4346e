import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { Frame, FrameJob, FrameOrder } from './film.ts';
import { type Painted, type Picture, type PictureOrder, toPaintJob } from './order.ts';
import { DrawingQueue, NotDrawn, type Want } from './queue.ts';
import { Renderer } from './renderer.ts';
import { type Limits, ThreadCalls, ThreadLost, ThreadStuck, toBuffer } from './thread/calls.ts';

/** A thread keeps backdrops, canvases and bands of its own, up to 100 MB. */
const MOST_THREADS = 4;

/** Another thread starts once there are this many pictures, waiting or drawn, for each thread. */
const CROWD = 8;

/** Finished pictures that are kept, with what they show: a hand is often looked at twice. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** After losing this many threads without a picture in between, something is wrong that a new thread won't mend. */
const MOST_LOST = 3;

type PainterThread = ThreadCalls<string | FrameJob, Painted | Frame>;

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
  readonly #queue = new DrawingQueue<Picture | Frame>(() => this.#running().length);
  readonly #drawn = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ png }, content) => png.length + 2 * content.length,
  });
  readonly #threads: readonly PainterThread[];
  readonly #drawing = new Set<PainterThread>();
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
    const job = toPaintJob(order);
    if (!job) return super.picture(order, want);
    const content = JSON.stringify(job);
    want?.signal?.throwIfAborted();
    const known = this.#drawn.get(content);
    if (known) return known;
    if (this.#queue.length >= CROWD * this.#running().length)
      this.#threads.find(({ hasLoaded }) => !hasLoaded)?.start();
    const picture = (await this.#queue.add(
      async () => {
        const painted = (await this.#inThread(content)) as Painted | null;
        if (!painted) return super.picture(order, { urgency: 'private' });
        return { png: toBuffer(painted.png), alt: painted.alt };
      },
      want,
      content,
    )) as Picture;
    this.#drawn.set(content, picture);
    return picture;
  }

  override async frame({ picture, ...next }: FrameOrder, signal?: AbortSignal): Promise<Frame> {
    const job = toPaintJob(picture);
    const draw = async () => {
      const frame = job && ((await this.#inThread({ ...next, picture: job })) as Frame | null);
      if (!frame) throw new NotDrawn('no thread can draw it');
      return frame;
    };
    return (await this.#queue.add(draw, { urgency: 'film', ...(signal && { signal }) })) as Frame;
  }

  /** The threads that have loaded, and the first in any case. */
  #running(): readonly PainterThread[] {
    return this.#threads.filter(({ hasLoaded }, at) => at === 0 || hasLoaded);
  }

  /** Null if it has to be drawn here. @throws NotDrawn */
  async #inThread(job: string | FrameJob): Promise<Painted | Frame | null> {
    if (this.#lost >= MOST_LOST) return null;
    const thread = this.#running().find((each) => !this.#drawing.has(each)) ?? this.#threads[0]!;
    this.#drawing.add(thread);
    try {
      const drawn = await thread.ask(job);
      this.#lost = 0;
      return drawn;
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
