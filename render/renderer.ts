import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { type Canvas, createCanvas } from 'canvas';
import PQueue from 'p-queue';
import './fonts.ts';
import type { Painting } from './painting.ts';
import { PngEncoder } from './png/encoder.ts';

/** Backdrops kept at once; each takes 4 bytes a pixel. */
const GROUNDS_KEPT = 10;
/** Pictures under way at once: one is drawn while another is pressed. */
const UNDER_WAY = 2;

/** One thread serves all easels. */
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
 * Draws paintings and has them pressed as PNG in another thread. One picture is drawn at a time and the event loop runs between
 * two, so that neither answers wait nor native memory piles up, however many are asked for at once.
 */
export class Renderer {
  readonly #queue = new PQueue({ concurrency: UNDER_WAY });
  readonly #grounds = new Map<string, Canvas>();
  readonly #canvases = new Map<string, Canvas>();
  #drawing: Promise<void> = Promise.resolve();

  /** Pictures asked for and not yet done. */
  get waiting(): number {
    return this.#queue.size + this.#queue.pending;
  }

  /**
   * A picture with a signal may come to be of no use, so those without go first.
   * @throws the signal's reason when it is aborted before the drawing has begun
   */
  async png(painting: Painting, signal?: AbortSignal): Promise<Buffer> {
    return this.#queue.add(() => this.#make(painting), {
      throwOnTimeout: true,
      ...(signal === undefined ? { priority: 1 } : { signal }),
    });
  }

  async #make(painting: Painting): Promise<Buffer> {
    const turn = this.#drawing.then(() => nextTurnOfLoop());
    this.#drawing = turn;
    await turn;
    const { width, height, backdrop } = painting;
    return encoder.encode(pixelsOf(this.#draw(painting)), width, height, groundKey(painting), () => ({
      pixels: pixelsOf(this.#ground(painting)),
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
    context.drawImage(this.#ground(painting), 0, 0);
    context.globalCompositeOperation = 'source-over';
    try {
      painting.draw(context);
    } finally {
      context.restore();
    }
    return canvas;
  }

  #ground(painting: Painting): Canvas {
    const key = groundKey(painting);
    const kept = this.#grounds.get(key);
    this.#grounds.delete(key);
    const ground = kept ?? newGround(painting);
    this.#grounds.set(key, ground);
    for (const oldest of this.#grounds.keys()) {
      if (this.#grounds.size <= GROUNDS_KEPT) break;
      this.#grounds.delete(oldest);
    }
    return ground;
  }
}

function groundKey({ backdrop, width, height }: Painting): string {
  return `${backdrop.key} ${width}x${height}`;
}

function newGround({ backdrop, width, height }: Painting): Canvas {
  const canvas = createCanvas(width, height);
  backdrop.draw(canvas.getContext('2d'));
  return canvas;
}
