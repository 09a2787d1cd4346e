import { GifWriter } from 'omggif';
import type { Easel } from './easel.ts';
import { createPainting, fromPaintJob, type PaintJob, type PictureOrder } from './order.ts';
import type { PaletteEncoder } from './png/encode.ts';
import { PALETTE_SIZE } from './png/palette.ts';

/** Of a moving picture, in pixels; its height follows from its first frame. */
const WIDTH = 720;

/** A frame before it's drawn. */
interface Next {
  /** The frame before; null for the first. */
  readonly before: Pick<Frame, 'pixels' | 'width' | 'height'> | null;
  /** For how long it's shown, in ms, in steps of 10. */
  readonly lasts: number;
}

export interface FrameOrder extends Next {
  readonly picture: PictureOrder;
}

/** The same as plain data. */
export interface FrameJob extends Next {
  readonly picture: PaintJob;
}

/** A frame of a moving picture. */
export interface Frame {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Colours of 5, 6 and 5 bits, row by row. */
  readonly pixels: Uint16Array;
  /** Its blocks of the GIF: what has changed since the frame before. */
  readonly blocks: Uint8Array;
  /** What it shows, as text. */
  readonly alt: string;
}

/** What stays as it was; the colours before it are the palette's. */
const TRANSPARENT = PALETTE_SIZE;
const TABLE_SIZE = 2 * PALETTE_SIZE;

/** Draws a picture as the next frame. One in other proportions stands in the middle. */
export function drawFrame(
  { picture, before, lasts }: FrameJob,
  easel: Easel,
  encoder: PaletteEncoder,
): Frame {
  const painting = createPainting(fromPaintJob(picture));
  const width = before?.width ?? WIDTH;
  const height = before?.height ?? Math.round((painting.height * WIDTH) / painting.width);
  const drawn = easel.drawWithin(painting, width, height);
  const pixels = new Uint16Array(drawn.pixels);
  const palette = encoder.paletteOf(drawn);
  const { x, y, w, h } = changedWithin(pixels, before?.pixels ?? null, width);
  const indices = new Uint8Array(w * h);
  for (let row = 0, to = 0; row < h; row++)
    for (let from = (y + row) * width + x, end = from + w; from < end; from++)
      indices[to++] =
        before?.pixels[from] === pixels[from] ? TRANSPARENT : palette.nearest[pixels[from] as number]!;
  // Codes never take more than the pixels themselves and a half.
  const bytes = new Uint8Array(HEAD + 2 * indices.length);
  const writer = new GifWriter(bytes as Buffer, width, height);
  const begin = writer.getOutputBufferPosition();
  writer.addFrame(x, y, w, h, indices as unknown as number[], {
    palette: tableOf(palette.colours),
    delay: Math.round(lasts / 10),
    transparent: TRANSPARENT,
    disposal: KEEP,
  });
  const blocks = bytes.slice(begin, writer.getOutputBufferPosition());
  return { width, height, pixels, blocks, alt: painting.alt };
}

/** More than all that isn't pixels: headers, a table of colours. */
const HEAD = 4096;
/** The next frame is drawn over this one. */
const KEEP = 1;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The smallest rectangle that has all changes; a single pixel if there's none. */
function changedWithin(pixels: Uint16Array, before: Uint16Array | null, width: number): Rectangle {
  const height = pixels.length / width;
  if (before === null) return { x: 0, y: 0, w: width, h: height };
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (pixels[at] === before[at]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  if (right < 0) return { x: 0, y: 0, w: 1, h: 1 };
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

/** Colours as 0xRRGGBB. */
const tableOf = (colours: Uint8Array): number[] =>
  Array.from({ length: TABLE_SIZE }, (_, at) =>
    at < PALETTE_SIZE
      ? ((colours[3 * at] as number) << 16) |
        ((colours[3 * at + 1] as number) << 8) |
        (colours[3 * at + 2] as number)
      : 0,
  );

const TRAILER = Buffer.from([0x3b]);

/** The frames as a GIF that begins again at its end. @throws RangeError without a frame */
export function encodeGif(frames: readonly Pick<Frame, 'width' | 'height' | 'blocks'>[]): Buffer {
  const [first] = frames;
  if (!first) throw new RangeError('a moving picture has at least one frame');
  const head = Buffer.alloc(HEAD);
  const writer = new GifWriter(head, first.width, first.height, { loop: 0 });
  const header = head.subarray(0, writer.getOutputBufferPosition());
  return Buffer.concat([header, ...frames.map(({ blocks }) => blocks), TRAILER]);
}
