import { type Canvas, createCanvas } from 'canvas';
import './fonts.ts';
import { LRUCache } from 'lru-cache';
import type { Painting, SizedBackdrop } from './painting.ts';
import { Pen } from './pen.ts';

/** Backdrops that are kept; each takes 4 bytes per pixel. */
const KEPT = 10;

/** Equal keys mean equal pixels. */
export function backdropKey({ backdrop, width, height }: SizedBackdrop): string {
  return `${backdrop.key} ${width}x${height}`;
}

/** Draws paintings on cached backdrops. A canvas holds its pixels until the next painting of the same size. */
export class Easel {
  readonly #backdrops = new LRUCache<string, Canvas>({ max: KEPT });
  /** Reused between pictures, by size. */
  readonly #canvases = new Map<string, Canvas>();

  draw(painting: Painting): Canvas {
    const { width, height, backdrop } = painting;
    const key = `${width}x${height}`;
    const canvas = this.#canvases.get(key) ?? createCanvas(width, height);
    this.#canvases.set(key, canvas);
    const context = canvas.getContext('2d');
    context.save();
    context.globalCompositeOperation = 'copy';
    context.drawImage(this.backdrop(painting), 0, 0);
    context.globalCompositeOperation = 'source-over';
    try {
      painting.draw(new Pen(context, backdrop.theme));
    } finally {
      context.restore();
    }
    return canvas;
  }

  /** The painting's backdrop alone, drawn if it isn't kept. Callers must not draw on it. */
  backdrop(sized: SizedBackdrop): Canvas {
    const key = backdropKey(sized);
    const kept = this.#backdrops.get(key);
    if (kept) return kept;
    const { backdrop, width, height } = sized;
    const canvas = createCanvas(width, height);
    backdrop.draw(new Pen(canvas.getContext('2d'), backdrop.theme));
    this.#backdrops.set(key, canvas);
    return canvas;
  }
}

/** A copy of the canvas's pixels that owns its buffer. */
export function pixelsOf(canvas: Canvas): ArrayBuffer {
  const raw = canvas.toBuffer('raw');
  const { buffer, byteOffset, byteLength } = raw;
  return byteLength === buffer.byteLength
    ? (buffer as ArrayBuffer)
    : (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}
