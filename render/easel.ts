import { type Canvas, createCanvas } from 'canvas';
import './fonts.ts';
import { BackdropCache } from './backdropCache.ts';
import type { Painting, SizedBackdrop } from './painting.ts';

/** Draws paintings on cached backdrops. A canvas holds its pixels until the next painting of the same size. */
export class Easel {
  readonly #backdrops = new BackdropCache();
  /** Reused between pictures, by size. */
  readonly #canvases = new Map<string, Canvas>();

  draw(painting: Painting): Canvas {
    const { width, height } = painting;
    const key = `${width}x${height}`;
    const canvas = this.#canvases.get(key) ?? createCanvas(width, height);
    this.#canvases.set(key, canvas);
    const context = canvas.getContext('2d');
    context.save();
    context.globalCompositeOperation = 'copy';
    context.drawImage(this.backdrop(painting), 0, 0);
    context.globalCompositeOperation = 'source-over';
    try {
      painting.draw(context);
    } finally {
      context.restore();
    }
    return canvas;
  }

  /** The painting's backdrop alone. Callers must not draw on it. */
  backdrop(sized: SizedBackdrop): Canvas {
    return this.#backdrops.get(sized);
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
