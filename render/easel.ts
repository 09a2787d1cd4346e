import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { type Canvas, createCanvas } from 'canvas';
import PQueue from 'p-queue';
import './fonts.ts';
import type { Backdrop, Painting } from './painting.ts';
import { encodePalettePng, rowBytes } from './png/encode.ts';
import { makePalette, type Palette, quantise } from './png/palette.ts';

interface Ground {
  readonly canvas: Canvas;
  readonly palette: Palette;
}

/** Backdrops kept at once; each takes 4 bytes a pixel. */
const GROUNDS_KEPT = 10;
/** Pictures being deflated while the next is drawn. */
const DEFLATING = 2;

function pixelsOf(canvas: Canvas): Uint32Array {
  const raw = canvas.toBuffer('raw');
  return new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4);
}

/**
 * Draws paintings and writes them as PNG. One picture is drawn at a time and the event loop runs between
 * two, so that neither answers wait nor native memory piles up, however many are asked for at once.
 */
export class Easel {
  readonly #queue = new PQueue({ concurrency: DEFLATING });
  readonly #grounds = new Map<string, Ground>();
  readonly #canvases = new Map<string, Canvas>();
  readonly #spareRows = new Map<number, Uint8Array[]>();
  #drawing: Promise<void> = Promise.resolve();

  /** Pictures asked for and not yet done. */
  get waiting(): number {
    return this.#queue.size + this.#queue.pending;
  }

  async png(painting: Painting): Promise<Buffer> {
    return this.#queue.add(() => this.#make(painting), { throwOnTimeout: true });
  }

  async #make(painting: Painting): Promise<Buffer> {
    const turn = this.#drawing.then(() => nextTurnOfLoop());
    this.#drawing = turn;
    await turn;
    const { width, height } = painting;
    const { palette } = this.#ground(painting);
    const size = rowBytes(width, height);
    const rows = this.#spareRows.get(size)?.pop() ?? new Uint8Array(size);
    quantise(pixelsOf(this.#draw(painting)), width, palette, rows);
    try {
      return await encodePalettePng(width, height, palette.colours, rows);
    } finally {
      const spare = this.#spareRows.get(size) ?? [];
      if (spare.length < DEFLATING) spare.push(rows);
      this.#spareRows.set(size, spare);
    }
  }

  #draw(painting: Painting): Canvas {
    const { width, height } = painting;
    const key = `${width}x${height}`;
    const canvas = this.#canvases.get(key) ?? createCanvas(width, height);
    this.#canvases.set(key, canvas);
    const context = canvas.getContext('2d');
    context.save();
    context.globalCompositeOperation = 'copy';
    context.drawImage(this.#ground(painting).canvas, 0, 0);
    context.globalCompositeOperation = 'source-over';
    try {
      painting.draw(context);
    } finally {
      context.restore();
    }
    return canvas;
  }

  #ground({ backdrop, width, height }: Painting): Ground {
    const key = `${backdrop.key} ${width}x${height}`;
    const kept = this.#grounds.get(key);
    this.#grounds.delete(key);
    const ground = kept ?? newGround(backdrop, width, height);
    this.#grounds.set(key, ground);
    for (const oldest of this.#grounds.keys()) {
      if (this.#grounds.size <= GROUNDS_KEPT) break;
      this.#grounds.delete(oldest);
    }
    return ground;
  }
}

function newGround(backdrop: Backdrop, width: number, height: number): Ground {
  const canvas = createCanvas(width, height);
  backdrop.draw(canvas.getContext('2d'));
  return { canvas, palette: makePalette(pixelsOf(canvas), backdrop.inks) };
}
