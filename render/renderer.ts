import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import { type Canvas, createCanvas } from 'canvas';
import PQueue from 'p-queue';
import './fonts.ts';
import { BackdropCache, backdropKey } from './backdropCache.ts';
import type { Painting } from './painting.ts';
import { PngEncoder } from './png/encoder.ts';

/** Pictures in progress at once: one is drawn while another is encoded. */
const CONCURRENCY = 2;

/** All renderers share one encoder thread. */
const encoder = new PngEncoder();

/** A copy of the canvas's pixels that owns its buffer. */
function pixelsOf(canvas: Canvas): ArrayBuffer {
  const raw = canvas.toBuffer('raw');
  const { buffer, byteOffset, byteLength } = raw;
  return byteLength === buffer.byteLength
    ? (buffer as ArrayBuffer)
    : (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

/**
 * Draws paintings and has another thread encode them as PNG. Only one picture is drawn at a time, with a turn of
 * the event loop in between, so that a burst of requests neither blocks answers nor piles up native memory.
 */
export class Renderer {
  readonly #queue = new PQueue({ concurrency: CONCURRENCY });
  readonly #backdrops = new BackdropCache();
  /** Reused between pictures, by size. */
  readonly #canvases = new Map<string, Canvas>();
  #drawing: Promise<void> = Promise.resolve();

  /** Number of pictures requested but not finished. */
  get waiting(): number {
    return this.#queue.size + this.#queue.pending;
  }

  /**
   * A picture with a signal may turn out not to be needed, so pictures without one go first.
   * @throws the signal's reason if it's aborted before drawing starts
   */
  async png(painting: Painting, signal?: AbortSignal): Promise<Buffer> {
    return this.#queue.add(() => this.#render(painting), {
      throwOnTimeout: true,
      ...(signal === undefined ? { priority: 1 } : { signal }),
    });
  }

  async #render(painting: Painting): Promise<Buffer> {
    const turn = this.#drawing.then(() => nextLoopTurn());
    this.#drawing = turn;
    await turn;
    const { width, height, backdrop } = painting;
    return encoder.encode(pixelsOf(this.#draw(painting)), width, height, backdropKey(painting), () => ({
      pixels: pixelsOf(this.#backdrops.get(painting)),
      inks: backdrop.inks,
    }));
  }

  #draw(painting: Painting): Canvas {
    const { width, height } = painting;
    const key = `${width}x${height}`;
    const canvas = this.#canvases.get(key) ?? createCanvas(width, height);
    this.#canvases.set(key, canvas);
    const context = canvas.getContext('2d');
    context.save();
    context.globalCompositeOperation = 'copy';
    context.drawImage(this.#backdrops.get(painting), 0, 0);
    context.globalCompositeOperation = 'source-over';
    try {
      painting.draw(context);
    } finally {
      context.restore();
    }
    return canvas;
  }
}
