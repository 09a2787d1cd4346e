import { createCanvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import { abridged } from '../../src/telling/text.ts';
import { font, type Weight } from '../fonts.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const ruler = createCanvas(1, 1).getContext('2d');

const widths = new LRUCache<string, number>({ max: 4000 });

/** Width in pixels. */
export function textWidth(text: string, size: number, weight: Weight = 'bold'): number {
  const key = `${size} ${weight} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  ruler.font = font(size, weight);
  const { width } = ruler.measureText(text);
  widths.set(key, width);
  return width;
}

/** How a line is written. */
export interface Writing {
  readonly size: number;
  readonly colour: string;
  readonly weight?: Weight;
  readonly align?: 'left' | 'centre' | 'right';
  /** Longer text shrinks down to `minSize`, then gets narrower, and is cut off with an ellipsis only after that. */
  readonly maxWidth?: number;
  readonly minSize?: number;
}

/** Letters of the least size, which are still legible on a phone, and of normal weight; with what else is to be said of them. */
export const small = <More extends Partial<Writing>>(colour: string, more?: More) => ({
  ...{ size: 26, weight: 'normal' as const, colour },
  ...(more as More),
});

/** The text, shortened with an ellipsis if it's too wide. Never splits a grapheme, or loses a name's number. */
export function elide(text: string, size: number, maxWidth: number, weight: Weight = 'bold'): string {
  if (textWidth(text, size, weight) <= maxWidth) return text;
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  let low = 0;
  let high = parts.length - 1;
  const cut = (count: number) => abridged(text, parts.slice(0, count).join(''));
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (textWidth(cut(middle), size, weight) <= maxWidth) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

/** How much narrower than usual letters may be, so that longer words of other languages fit. */
export const NARROWEST = 0.7;

/** For each line the width that it may take, so that letters of all are equally wide. */
export function evenWidths(
  lines: readonly string[],
  size: number,
  maxWidth: number,
  weight: Weight = 'bold',
): readonly number[] {
  const widest = Math.max(1, ...lines.map((line) => textWidth(line, size, weight)));
  const share = Math.max(NARROWEST, Math.min(1, maxWidth / widest));
  return lines.map((line) =>
    Math.min(maxWidth, Math.max(1, Math.ceil(textWidth(line, size, weight) * share))),
  );
}

/** The font size for all of a list: the largest, from `least` to `most`, at which each text fits its room, or `least`. */
export function evenSize(
  all: readonly { readonly text: string; readonly room: number }[],
  least: number,
  most: number,
): number {
  let size = most;
  while (size > least && all.some(({ text, room }) => textWidth(text, size) > room)) size--;
  return size;
}

/** How much wider lines may be if they have to, as they can be written narrower. */
const WIDER = [1, 0.9, 0.8, NARROWEST];

/** A number at the end, which doesn't stand in a line alone. */
const BOUND = /^[+−]?\d+[.)]?$/;

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
  const words = whole.split(' ');
  const last = words.slice(-2).join(' ');
  const isBound = BOUND.test(words.at(-1)!) && textWidth(last, size, weight) <= maxWidth;
  const unbroken = isBound ? [...words.slice(0, -2), last] : words;
  const tries = WIDER.flatMap((part) =>
    [unbroken, words].map((each) => broken(each, size, maxWidth / part, maxLines, weight)),
  );
  return tries.find((lines) => lines.join(' ') === whole) ?? tries.at(-1)!;
}

/**
 * The texts in lines, in the first of these font sizes in which each fits the room and the number of lines without narrower
 * letters; otherwise in the last.
 */
export function wrappedIn(
  texts: readonly string[],
  room: number,
  sizes: readonly { readonly size: number; readonly lines: number }[],
): { readonly size: number; readonly all: readonly (readonly string[])[] } {
  const tries = sizes.map(({ size, lines }) => ({
    ...{ size, all: texts.map((text) => wrap(text, size, room, lines)) },
  }));
  const fits = ({ size, all }: (typeof tries)[number]) =>
    all.every((lines, i) => lines.join(' ') === texts[i]) &&
    all.flat().every((line) => textWidth(line, size, 'normal') <= room);
  return tries.find(fits) ?? tries.at(-1)!;
}

function broken(
  words: readonly string[],
  size: number,
  maxWidth: number,
  maxLines: number,
  weight: Weight,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [i, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(longer, size, weight) <= maxWidth) {
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
