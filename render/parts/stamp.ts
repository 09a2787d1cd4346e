import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';

/** Small drawings that come again and again are drawn once and then copied. */
interface Stamp {
  readonly canvas: Canvas;
  readonly bytes: number;
}

const BYTES_KEPT = 24 * 1024 * 1024;
const stamps = new Map<string, Stamp>();
let bytesKept = 0;

function keep(key: string, stamp: Stamp): void {
  stamps.set(key, stamp);
  bytesKept += stamp.bytes;
  for (const [oldest, { bytes }] of stamps) {
    if (bytesKept <= BYTES_KEPT || oldest === key) break;
    stamps.delete(oldest);
    bytesKept -= bytes;
  }
}

/**
 * Copies the drawing named by `key` with its middle at (x, y), rounded to whole pixels. `draw` is called once
 * a key, on an empty canvas of the given size with the origin in its middle; it must hang on nothing but the key.
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
