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

/** What a painting is drawn on. */
interface Sheet {
  readonly canvas: Canvas;
  /** Where its colours become 5, 6 and 5 bits: half the bytes to read, and all that a palette tells apart. */
  readonly reduced: Canvas;
}

/** Draws paintings on cached backdrops. */
export class Easel {
  readonly #backdrops = new LRUCache<string, Canvas>({ max: KEPT });
  /** By size. */
  readonly #sheets = new LRUCache<string, Sheet>({ max: REUSED });

  draw(painting: Painting): Drawn {
    const { canvas, reduced, ...drawn } = this.#drawn(painting);
    const { width, height } = painting;
    return { width, height, pixels: reducedPixels(canvas, reduced), ...drawn };
  }

  /** The same made to fit, in the middle of an area of that size. */
  drawWithin(painting: Painting, width: number, height: number): Drawn {
    const { canvas, reduced: _reduced, ...drawn } = this.#drawn(painting);
    const within = this.#sheet(width, height).reduced;
    const context = within.getContext('2d');
    const scale = Math.min(width / painting.width, height / painting.height);
    const [w, h] = [Math.round(scale * painting.width), Math.round(scale * painting.height)];
    context.save();
    context.globalCompositeOperation = 'source-over';
    // The usual filter takes ten times as long, and looks no sharper at this scale.
    context.patternQuality = 'bilinear';
    context.fillStyle = 'black';
    context.fillRect(0, 0, width, height);
    context.drawImage(canvas, Math.round((width - w) / 2), Math.round((height - h) / 2), w, h);
    context.restore();
    return { width, height, pixels: densePixels(within), ...drawn };
  }

  #drawn(painting: Painting): Sheet & Pick<Drawn, 'palette' | 'source'> {
    const { width, height, backdrop } = painting;
    const sheet = this.#sheet(width, height);
    const context = sheet.canvas.getContext('2d');
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
    return { ...sheet, palette: backdropKey(painting), source };
  }

  #sheet(width: number, height: number): Sheet {
    const size = `${width}x${height}`;
    const kept = this.#sheets.get(size);
    if (kept) return kept;
    const reduced = createCanvas(width, height);
    reduced.getContext('2d', { pixelFormat: 'RGB16_565' }).globalCompositeOperation = 'copy';
    const sheet = { canvas: createCanvas(width, height), reduced };
    this.#sheets.set(size, sheet);
    return sheet;
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

/** The canvas's pixels in 5, 6 and 5 bits, as a buffer of their own. */
function reducedPixels(canvas: Canvas, reduced: Canvas): ArrayBuffer {
  reduced.getContext('2d').drawImage(canvas, 0, 0);
  return densePixels(reduced);
}

/** The same of a canvas that has such colours. */
function densePixels(reduced: Canvas): ArrayBuffer {
  const { width, height } = reduced;
  const pixels = pixelsOf(reduced);
  if (width % 2 === 0) return pixels;
  // Its rows begin at whole words.
  const rows = new Uint16Array(pixels);
  const dense = new Uint16Array(width * height);
  for (let y = 0; y < height; y++)
    dense.set(rows.subarray(y * (width + 1), y * (width + 1) + width), y * width);
  return dense.buffer;
}

/** A copy of the canvas's pixels that owns its buffer. */
function pixelsOf(canvas: Canvas): ArrayBuffer {
  const raw = canvas.toBuffer('raw');
  const { buffer, byteOffset, byteLength } = raw;
  return byteLength === buffer.byteLength
    ? (buffer as ArrayBuffer)
    : (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}
