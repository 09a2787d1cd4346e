import { type Canvas, createCanvas } from 'canvas';
import '../fonts.ts';
import { LRUCache } from 'lru-cache';
import { backdropKey, type Painting, type SizedBackdrop } from '../painting.ts';
import { Pen } from '../pen.ts';
import type { Drawn } from './png/encode.ts';

/** Backdrops that are kept; each takes 4 bytes per pixel, about 4 MB. */
const KEPT = 10;
/** Sizes of pictures whose canvases are kept, each of 2 bytes per pixel: more than the games' tables and hands have. */
const SIZES = 8;

/** Draws paintings on cached backdrops. */
export class Easel {
  readonly #backdrops = new LRUCache<string, Canvas>({ max: KEPT });
  /** Paintings are drawn in its upper left corner; it's as large as the largest one. */
  readonly #sheet = createCanvas(1, 1);
  /**
   * By size: where colours become 5, 6 and 5 bits, which are half the bytes to read, and all that a palette tells
   * apart. A new canvas for each picture would cost more than its pixels: a garbage collection for every ten.
   */
  readonly #reduced = new LRUCache<string, Canvas>({ max: SIZES });

  draw(painting: Painting): Drawn {
    const { width, height } = painting;
    const drawn = this.#drawn(painting);
    const reduced = this.#reducedOf(width, height);
    reduced.getContext('2d').drawImage(this.#sheet, 0, 0);
    return { width, height, pixels: densePixels(reduced), ...drawn };
  }

  /** The same made to fit, but no larger than it is, in the middle of an area of that size. */
  drawWithin(painting: Painting, width: number, height: number): Drawn {
    const drawn = this.#drawn(painting);
    const within = this.#reducedOf(width, height);
    const context = within.getContext('2d');
    // Made larger, its edges would be blended with what the sheet has beyond them: parts of other pictures.
    const scale = Math.min(1, width / painting.width, height / painting.height);
    const [w, h] = [Math.round(scale * painting.width), Math.round(scale * painting.height)];
    context.save();
    context.globalCompositeOperation = 'source-over';
    // The usual filter takes ten times as long, and looks no sharper at this scale.
    context.patternQuality = 'bilinear';
    // One of the palette's colours, unlike black.
    context.fillStyle = painting.backdrop.theme.floor.mid;
    context.fillRect(0, 0, width, height);
    const [x, y] = [Math.round((width - w) / 2), Math.round((height - h) / 2)];
    context.drawImage(this.#sheet, 0, 0, painting.width, painting.height, x, y, w, h);
    context.restore();
    return { width, height, pixels: densePixels(within), ...drawn };
  }

  /** Draws it on the sheet. */
  #drawn(painting: Painting): Pick<Drawn, 'palette' | 'source'> {
    const { width, height, backdrop } = painting;
    const sheet = this.#sheet;
    if (sheet.width < width) sheet.width = width;
    if (sheet.height < height) sheet.height = height;
    const context = sheet.getContext('2d');
    const behind = this.#backdrop(painting);
    context.save();
    // Without a clip, the whole sheet would be cleared first, which takes four times as long.
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    context.globalCompositeOperation = 'copy';
    context.drawImage(behind, 0, 0);
    context.restore();
    context.save();
    try {
      painting.draw(new Pen(context, backdrop.theme));
    } finally {
      context.restore();
    }
    const source = () => ({ pixels: pixelsOf(behind), inks: backdrop.inks });
    return { palette: backdropKey(painting), source };
  }

  #reducedOf(width: number, height: number): Canvas {
    const size = `${width}x${height}`;
    const kept = this.#reduced.get(size);
    if (kept) return kept;
    const reduced = createCanvas(width, height);
    reduced.getContext('2d', { pixelFormat: 'RGB16_565' }).globalCompositeOperation = 'copy';
    this.#reduced.set(size, reduced);
    return reduced;
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

/** The pixels of a canvas that has colours of 5, 6 and 5 bits, as a buffer of their own. */
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
