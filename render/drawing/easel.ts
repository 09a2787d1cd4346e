import { type Canvas, createCanvas } from 'canvas';
import '../fonts.ts';
import { LRUCache } from 'lru-cache';
import type { Painting, SizedBackdrop } from '../painting.ts';
import { Pen } from '../pen.ts';
import type { Drawn } from './png/encode.ts';

/** Backdrops that are kept; each takes 4 bytes per pixel, about 4 MB. */
const KEPT = 10;
/** Canvases that are drawn on again. */
const REUSED = 3;

/** Equal keys mean equal pixels. */
export function backdropKey({ backdrop, width, height }: SizedBackdrop): string {
  return `${backdrop.key} ${width}x${height}`;
}

/** Draws paintings on cached backdrops. */
export class Easel {
  readonly #backdrops = new LRUCache<string, Canvas>({ max: KEPT });
  /** By size. */
  readonly #canvases = new LRUCache<string, Canvas>({ max: REUSED });

  draw(painting: Painting): Drawn {
    const { width, height, backdrop } = painting;
    const size = `${width}x${height}`;
    const canvas = this.#canvases.get(size) ?? createCanvas(width, height);
    this.#canvases.set(size, canvas);
    const context = canvas.getContext('2d');
    const behind = this.#backdrop(painting);
    context.save();
    context.globalCompositeOperation = 'copy';
    context.drawImage(behind, 0, 0);
    context.globalCompositeOperation = 'source-over';
    try {
      painting.draw(new Pen(context, backdrop.theme));
    } finally {
      context.restore();
    }
    const source = () => ({ pixels: pixelsOf(behind), inks: backdrop.inks });
    return { width, height, pixels: pixelsOf(canvas), palette: backdropKey(painting), source };
  }

  #backdrop(sized: SizedBackdrop): Canvas {
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
function pixelsOf(canvas: Canvas): ArrayBuffer {
  const raw = canvas.toBuffer('raw');
  const { buffer, byteOffset, byteLength } = raw;
  return byteLength === buffer.byteLength
    ? (buffer as ArrayBuffer)
    : (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}
