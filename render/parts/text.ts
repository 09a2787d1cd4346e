import { type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { font, type Weight } from '../fonts.ts';
import { stamp } from './stamp.ts';

/** Height of capitals and figures, in parts of the font size. */
const CAP_HEIGHT = 0.69;
/** Above and below the middle of the capitals, in parts of the font size. */
const LINE_HEIGHT = 1.6;
const WIDTHS_KEPT = 4000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const ruler = createCanvas(1, 1).getContext('2d');
const widths = new Map<string, number>();

export interface Writing {
  readonly size: number;
  readonly colour: string;
  readonly weight?: Weight;
  readonly align?: 'left' | 'centre' | 'right';
  /** Longer text is written smaller, down to `minSize`, and then ends in an ellipsis. */
  readonly maxWidth?: number;
  readonly minSize?: number;
}

/** Width in pixels. */
export function widthOf(text: string, size: number, weight: Weight = 'bold'): number {
  const key = `${size} ${weight} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    ruler.font = font(size, weight);
    width = ruler.measureText(text).width;
    if (widths.size >= WIDTHS_KEPT) widths.clear();
    widths.set(key, width);
  }
  return width;
}

/** The text, or as much of its beginning as fits with an ellipsis; a character as people see it is never cut. */
export function elide(text: string, size: number, maxWidth: number, weight: Weight = 'bold'): string {
  if (widthOf(text, size, weight) <= maxWidth) return text;
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  let low = 0;
  let high = parts.length - 1;
  const cut = (count: number) => `${parts.slice(0, count).join('').trimEnd()}…`;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (widthOf(cut(middle), size, weight) <= maxWidth) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

/** Lines of at most `maxWidth`, broken at spaces; the last of `maxLines` ends in an ellipsis if more would follow. */
export function wrap(
  text: string,
  size: number,
  maxWidth: number,
  maxLines: number,
  weight: Weight = 'normal',
): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/);
  for (const [i, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer, size, weight) <= maxWidth) {
      line = longer;
      continue;
    }
    if (lines.length === maxLines - 1) {
      return [...lines, elide(`${line} ${words.slice(i).join(' ')}`, size, maxWidth, weight)];
    }
    lines.push(elide(line, size, maxWidth, weight));
    line = word;
  }
  return [...lines, elide(line, size, maxWidth, weight)];
}

/** Writes one line whose capitals are centred on y; returns its width. */
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

/** Writes lines one below the other, `pitch` apart, the capitals of the first centred on y. */
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
