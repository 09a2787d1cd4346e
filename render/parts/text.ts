import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { font, type Weight } from '../fonts.ts';
import { stamp } from './stamp.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const ruler = createCanvas(1, 1).getContext('2d');

const widths = new Map<string, number>();

const MAX_CACHED_WIDTHS = 4000;

/** Width in pixels. */
export function widthOf(text: string, size: number, weight: Weight = 'bold'): number {
  const key = `${size} ${weight} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    ruler.font = font(size, weight);
    width = ruler.measureText(text).width;
    if (widths.size >= MAX_CACHED_WIDTHS) widths.clear();
    widths.set(key, width);
  }
  return width;
}

/** The text, shortened with an ellipsis if it's too wide. Never splits a grapheme. */
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

/** Height of capitals and digits, as a fraction of the font size. */
const CAP_HEIGHT = 0.69;

/** Height of a line's box, as a multiple of the font size. */
const LINE_HEIGHT = 1.6;

interface Writing {
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

/** How much wider lines may be if they have to, as they can be written narrower. */
const WIDER = [1, 0.9, 0.8, NARROWEST];

/**
 * Breaks the text at spaces into lines of at most `maxWidth`, or somewhat more if it wouldn't fit in `maxLines`: give
 * `maxWidth` when writing them, too. The last line ends in an ellipsis if text is left.
 */
export function wrap(
  text: string,
  size: number,
  maxWidth: number,
  maxLines: number,
  weight: Weight = 'normal',
): string[] {
  const whole = text.replace(/[ \n]+/g, ' ').trim();
  const tries = WIDER.map((part) => broken(whole, size, maxWidth / part, maxLines, weight));
  return tries.find((lines) => lines.join(' ') === whole) ?? tries.at(-1)!;
}

function broken(text: string, size: number, maxWidth: number, maxLines: number, weight: Weight): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(' ');
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

export const ALT_LIMIT = 1024;

export const TEXT_LIMIT = 1900;

/** Joins the parts up to the limit. The part that would exceed it is shortened, and the rest are left out. */
export function limited(parts: readonly string[], separator: string, limit: number): string {
  let text = '';
  for (const part of parts) {
    const longer = text === '' ? part : text + separator + part;
    if (longer.length > limit) return shortened(longer, limit);
    text = longer;
  }
  return text;
}

/** The heading and as many whole lines as fit, then what `more` says about the number left out. */
export function limitedList(
  heading: string,
  lines: readonly string[],
  more: (count: number) => string,
  limit: number,
): string {
  let text = shortened(heading, limit);
  for (const [i, line] of lines.entries()) {
    const isLast = i === lines.length - 1;
    const room = isLast ? limit : limit - more(lines.length).length - 1;
    if (text.length + 1 + line.length > room) return `${text}\n${more(lines.length - i)}`;
    text += `\n${line}`;
  }
  return text;
}

/** At most `limit` UTF-16 code units, with an ellipsis if shortened; never splits a surrogate pair. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = limit - 1;
  if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}
