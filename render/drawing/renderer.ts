import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import type { Painting } from '../painting.ts';
import { Easel } from './easel.ts';
import { drawFrame, type Frame, type FrameOrder } from './film.ts';
import { createPainting, type Picture, type PictureOrder, toPaintJob } from './order.ts';
import { type Drawn, PaletteEncoder } from './png/encode.ts';
import { DrawingQueue, NotDrawn, type Want } from './queue.ts';
import { ThreadCalls, toBuffer } from './thread/calls.ts';
import type { EncodeJob } from './thread/encoder-worker.ts';

/** Encodes pixels as PNG in a worker thread, which starts with the first job. */
class PngEncoder {
  readonly #calls = new ThreadCalls<EncodeJob, Uint8Array>(
    new URL('./thread/encoder-thread.mjs', import.meta.url),
  );
  /** Names of the palettes that the thread already has. */
  #sentPalettes = new Set<string>();

  async encode({ source, ...drawn }: Drawn): Promise<Buffer> {
    if (this.#calls.start()) this.#sentPalettes = new Set();
    const sent = this.#sentPalettes.has(drawn.palette) ? null : source();
    this.#sentPalettes.add(drawn.palette);
    const taken = [drawn.pixels, ...(sent ? [sent.pixels] : [])];
    return toBuffer(await this.#calls.ask({ ...drawn, sent }, taken));
  }
}

/** Pictures in progress at once: one is drawn while another is encoded. */
const CONCURRENCY = 2;

/** All renderers share one encoder thread. */
const encoder = new PngEncoder();

/**
 * Draws paintings and has another thread encode them as PNG. Only one picture is drawn at a time, with a turn of
 * the event loop in between, so that a burst of requests neither blocks answers nor piles up native memory.
 */
export class Renderer {
  readonly #queue = new DrawingQueue<Buffer>(() => CONCURRENCY);
  readonly #easel = new Easel();
  readonly #palettes = new PaletteEncoder();
  #drawing: Promise<void> = Promise.resolve();

  /** Number of pictures requested but not finished. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** @throws what `DrawingQueue.add` throws */
  async png(painting: Painting, want?: Want): Promise<Buffer> {
    return this.#queue.add(() => this.#render(painting), want);
  }

  /** @throws as `png` */
  async picture(order: PictureOrder, want?: Want): Promise<Picture> {
    const painting = createPainting(order);
    return { png: await this.png(painting, want), alt: painting.alt };
  }

  /** The next frame of a moving picture. @throws NotDrawn if it can't be drawn now, and the signal's reason */
  async frame({ picture, ...next }: FrameOrder, signal?: AbortSignal): Promise<Frame> {
    await nextLoopTurn();
    signal?.throwIfAborted();
    const job = toPaintJob(picture);
    if (!job) throw new NotDrawn('its words are no language’s');
    return drawFrame({ ...next, picture: job }, this.#easel, this.#palettes);
  }

  async #render(painting: Painting): Promise<Buffer> {
    const turn = this.#drawing.then(() => nextLoopTurn());
    this.#drawing = turn;
    await turn;
    return encoder.encode(this.#easel.draw(painting));
  }
}
