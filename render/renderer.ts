import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { backdropKey } from './backdropCache.ts';
import { Easel, pixelsOf } from './easel.ts';
import { type Picture, type PictureOrder, paintingOf } from './order.ts';
import type { Painting } from './painting.ts';
import { PngEncoder } from './png/encoder.ts';

/** Pictures in progress at once: one is drawn while another is encoded. */
const CONCURRENCY = 2;

/** All renderers share one encoder thread. */
const encoder = new PngEncoder();

/**
 * A picture with a signal may turn out not to be needed, so pictures without one go first.
 * @returns options for a queue of pictures
 */
export const turnOf = (signal: AbortSignal | undefined) =>
  ({ throwOnTimeout: true, ...(signal === undefined ? { priority: 1 } : { signal }) }) as const;

/**
 * Draws paintings and has another thread encode them as PNG. Only one picture is drawn at a time, with a turn of
 * the event loop in between, so that a burst of requests neither blocks answers nor piles up native memory.
 */
export class Renderer {
  readonly #queue = new PQueue({ concurrency: CONCURRENCY });
  readonly #easel = new Easel();
  #drawing: Promise<void> = Promise.resolve();

  /** Number of pictures requested but not finished. */
  get waiting(): number {
    return this.#queue.size + this.#queue.pending;
  }

  /** @throws the signal's reason if it's aborted before drawing starts */
  async png(painting: Painting, signal?: AbortSignal): Promise<Buffer> {
    return this.#queue.add(() => this.#render(painting), turnOf(signal));
  }

  /** A picture of a table. @throws as `png` */
  async picture(order: PictureOrder, signal?: AbortSignal): Promise<Picture> {
    const painting = paintingOf(order);
    return { png: await this.png(painting, signal), alt: painting.alt };
  }

  async #render(painting: Painting): Promise<Buffer> {
    const turn = this.#drawing.then(() => nextLoopTurn());
    this.#drawing = turn;
    await turn;
    const { width, height, backdrop } = painting;
    const pixels = pixelsOf(this.#easel.draw(painting));
    return encoder.encode(pixels, width, height, backdropKey(painting), () => ({
      pixels: pixelsOf(this.#easel.backdrop(painting)),
      inks: backdrop.inks,
    }));
  }
}
