import { type Canvas, createCanvas } from 'canvas';
import type { SizedBackdrop } from './painting.ts';

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
export class BackdropCache {
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
