import { createCanvas } from 'canvas';
import { font, type Weight } from '../fonts.ts';

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
