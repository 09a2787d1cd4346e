import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';

/** A small drawing that's used often: drawn once, then copied. */
interface Stamp {
  readonly canvas: Canvas;
  readonly bytes: number;
}

const MAX_CACHED_BYTES = 24 * 1024 * 1024;
const stamps = new Map<string, Stamp>();
let cachedBytes = 0;

function keep(key: string, stamp: Stamp): void {
  stamps.set(key, stamp);
  cachedBytes += stamp.bytes;
  for (const [oldest, { bytes }] of stamps) {
    if (cachedBytes <= MAX_CACHED_BYTES || oldest === key) break;
    stamps.delete(oldest);
    cachedBytes -= bytes;
  }
}

/**
 * Copies the drawing named `key`, centred on (x, y) and rounded to whole pixels. `draw` is called once
 * per key, on an empty canvas of the given size with the origin at its centre; it must depend on nothing but the key.
 */
export function stamp(
  context: CanvasRenderingContext2D,
  key: string,
  width: number,
  height: number,
  x: number,
  y: number,
  draw: (context: CanvasRenderingContext2D) => void,
): void {
  let found = stamps.get(key);
  if (found === undefined) {
    const canvas = createCanvas(width, height);
    const inner = canvas.getContext('2d');
    inner.translate(width / 2, height / 2);
    draw(inner);
    found = { canvas, bytes: width * height * 4 };
    keep(key, found);
  } else {
    stamps.delete(key);
    stamps.set(key, found);
  }
  context.drawImage(found.canvas, Math.round(x - width / 2), Math.round(y - height / 2));
}
