import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { font, type Weight } from '../fonts.ts';
import { elide, widthOf } from './measure.ts';
import { stamp } from './stamp.ts';

/** Height of capitals and digits, as a fraction of the font size. */
const CAP_HEIGHT = 0.69;

/** Height of a line's box, as a multiple of the font size. */
const LINE_HEIGHT = 1.6;

export interface Writing {
  readonly size: number;
  readonly colour: string;
  readonly weight?: Weight;
  readonly align?: 'left' | 'centre' | 'right';
  /** Longer text shrinks down to `minSize`, then gets narrower, and is cut off with an ellipsis only after that. */
  readonly maxWidth?: number;
  readonly minSize?: number;
}

/** How much narrower than usual letters may be, so that longer words of other languages fit. */
export const NARROWEST = 0.7;

/** The factor by which letters get narrower to fit, in hundredths. */
function narrowness(text: string, size: number, maxWidth: number, weight: Weight): number {
  const factor = Math.floor((maxWidth / widthOf(text, size, weight)) * 100) / 100;
  return Math.max(NARROWEST, Math.min(1, factor));
}

function fill(
  context: CanvasRenderingContext2D,
  text: string,
  size: number,
  weight: Weight,
  colour: string,
  left: number,
): void {
  context.font = font(size, weight);
  context.fillStyle = colour;
  context.textAlign = 'left';
  context.fillText(text, left, (size * CAP_HEIGHT) / 2);
}

/** Letters that are to be drawn narrower: a context's own scale would only move them closer to each other. */
function wide(text: string, size: number, weight: Weight, colour: string): Canvas {
  const large = SHARPER * size;
  const canvas = createCanvas(Math.ceil(widthOf(text, large, weight)), Math.ceil(large * LINE_HEIGHT));
  const context = canvas.getContext('2d');
  context.translate(0, canvas.height / 2);
  fill(context, text, large, weight, colour, 0);
  return canvas;
}

/** How much larger letters are before they're made narrower, so that they stay sharp. */
const SHARPER = 3;

/** Writes one line, with its capitals vertically centred on y. Returns its width. */
export function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { size: wanted, colour, weight = 'bold', align = 'left', maxWidth, minSize = wanted }: Writing,
): number {
  let size = wanted;
  while (maxWidth !== undefined && size > minSize && widthOf(text, size, weight) > maxWidth) size--;
  const narrow = maxWidth === undefined ? 1 : narrowness(text, size, maxWidth, weight);
  const shown = maxWidth === undefined ? text : elide(text, size, maxWidth / narrow, weight);
  if (shown === '') return 0;
  const width = widthOf(shown, size, weight) * narrow;
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  const box = Math.ceil(width) + 8;
  const height = Math.ceil(size * LINE_HEIGHT);
  const key = `text ${size} ${weight} ${colour} ${narrow} ${shown}`;
  stamp(context, key, box, height, left + width / 2, y, (inner) => {
    if (narrow === 1) fill(inner, shown, size, weight, colour, -width / 2);
    else inner.drawImage(wide(shown, size, weight, colour), -width / 2, -height / 2, width, height);
  });
  return width;
}

/** Writes lines `pitch` pixels apart, with the capitals of the first one centred on y. */
export function writeLines(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  x: number,
  y: number,
  pitch: number,
  writing: Writing,
): void {
  lines.forEach((line, i) => {
    write(context, line, x, y + i * pitch, writing);
  });
}
