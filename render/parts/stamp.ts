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

/** Contexts on which stamps are drawn at the context's own scale. Reading a scale takes microseconds, so few are here. */
const scaled = new WeakSet<CanvasRenderingContext2D>();

/** From now on, stamps on the context are as sharp as anything else on it, whatever its scale. */
export function scaleStamps(context: CanvasRenderingContext2D): void {
  scaled.add(context);
}

/** How far the context's pixels are scaled and shifted, or not at all if its scale doesn't matter. */
function placing(context: CanvasRenderingContext2D): { scale: number; left: number; top: number } {
  if (!scaled.has(context)) return { scale: 1, left: 0, top: 0 };
  const { a, e, f } = context.getTransform();
  return { scale: a, left: e, top: f };
}

/**
 * Copies the drawing named `key`, centred on (x, y) and rounded to whole pixels. `draw` is called once per key and
 * scale of the context, on an empty canvas of the given size with the origin at its centre; it must depend on nothing
 * but the key.
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
  const { scale, left, top } = placing(context);
  const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const name = scale === 1 ? key : `${key} @${scale}`;
  let found = stamps.get(name);
  if (found === undefined) {
    const canvas = createCanvas(w, h);
    const inner = canvas.getContext('2d');
    if (scale !== 1) scaleStamps(inner);
    inner.translate(w / 2, h / 2);
    inner.scale(scale, scale);
    draw(inner);
    found = { canvas, bytes: w * h * 4 };
    keep(name, found);
  } else {
    stamps.delete(name);
    stamps.set(name, found);
  }
  if (scale === 1) {
    context.drawImage(found.canvas, Math.round(x - width / 2), Math.round(y - height / 2));
    return;
  }
  context.save();
  context.resetTransform();
  context.drawImage(found.canvas, Math.round(x * scale + left - w / 2), Math.round(y * scale + top - h / 2));
  context.restore();
}
