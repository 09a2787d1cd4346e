import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import { backdropKey, Easel, pixelsOf } from './easel.ts';
import { type Picture, type PictureOrder, paintingOf } from './order.ts';
import type { Painting } from './painting.ts';
import type { EncodeJob, PaletteSource } from './png/encode.ts';
import { DrawingQueue, type Want } from './queue.ts';
import { bufferOf, ThreadCalls } from './thread/calls.ts';

/** Encodes pixels as PNG in a worker thread, which starts with the first job. */
class PngEncoder {
  readonly #calls = new ThreadCalls<EncodeJob, Uint8Array>(
    new URL('./png/encoder-thread.mjs', import.meta.url),
  );
  /** Names of the palettes that the thread already has. */
  #sentPalettes = new Set<string>();

  /**
   * Takes ownership of `pixels`, which must own its whole buffer and can't be used afterwards. `palette` names the
   * palette to use; `paletteSource` is called when the thread doesn't have it yet.
   */
  async encode(
    pixels: ArrayBuffer,
    width: number,
    height: number,
    palette: string,
    paletteSource: () => PaletteSource,
  ): Promise<Buffer> {
    if (this.#calls.start()) this.#sentPalettes = new Set();
    const source = this.#sentPalettes.has(palette) ? undefined : paletteSource();
    this.#sentPalettes.add(palette);
    const job: EncodeJob = { width, height, pixels, palette, ...(source && { paletteSource: source }) };
    return bufferOf(await this.#calls.ask(job, source === undefined ? [pixels] : [pixels, source.pixels]));
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
  readonly #queue = new DrawingQueue<Buffer>(CONCURRENCY);
  readonly #easel = new Easel();
  #drawing: Promise<void> = Promise.resolve();

  /** Number of pictures requested but not finished. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** @throws what `DrawingQueue.add` throws */
  async png(painting: Painting, want?: Want): Promise<Buffer> {
    return this.#queue.add(() => this.#render(painting), want);
  }

  /** A picture of a table. @throws as `png` */
  async picture(order: PictureOrder, want?: Want): Promise<Picture> {
    const painting = paintingOf(order);
    return { png: await this.png(painting, want), alt: painting.alt };
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
