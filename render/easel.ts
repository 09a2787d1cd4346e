import { type Canvas, createCanvas } from 'canvas';
import type { Painting, SizedBackdrop } from './painting.ts';
import './fonts.ts';

/** Each backdrop takes 4 bytes per pixel. */
const CAPACITY = 10;

/** Equal keys mean equal pixels. */
export function backdropKey({ backdrop, width, height }: SizedBackdrop): string {
  return `${backdrop.key} ${width}x${height}`;
}

function drawn({ backdrop, width, height }: SizedBackdrop): Canvas {
  const canvas = createCanvas(width, height);
  backdrop.draw(canvas.getContext('2d'));
  return canvas;
}

/** Drawn backdrops; the least recently used one goes first. */
class BackdropCache {
  readonly #canvases = new Map<string, Canvas>();

  /** The backdrop's canvas, drawn if it isn't cached. Callers must not draw on it. */
  get(sized: SizedBackdrop): Canvas {
    const key = backdropKey(sized);
    const cached = this.#canvases.get(key);
    this.#canvases.delete(key);
    const canvas = cached ?? drawn(sized);
    this.#canvases.set(key, canvas);
    for (const oldest of this.#canvases.keys()) {
      if (this.#canvases.size <= CAPACITY) break;
      this.#canvases.delete(oldest);
    }
    return canvas;
  }
}

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
