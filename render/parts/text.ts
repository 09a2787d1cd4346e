import type { CanvasRenderingContext2D } from 'canvas';
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
  /** Longer text shrinks down to `minSize`, and is then cut off with an ellipsis. */
  readonly maxWidth?: number;
  readonly minSize?: number;
}

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
  const shown = maxWidth === undefined ? text : elide(text, size, maxWidth, weight);
  if (shown === '') return 0;
  const width = widthOf(shown, size, weight);
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  const box = Math.ceil(width) + 8;
  const height = Math.ceil(size * LINE_HEIGHT);
  stamp(context, `text ${size} ${weight} ${colour} ${shown}`, box, height, left + width / 2, y, (inner) => {
    inner.font = font(size, weight);
    inner.fillStyle = colour;
    inner.textAlign = 'left';
    inner.fillText(shown, -width / 2, (size * CAP_HEIGHT) / 2);
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
