import { createCanvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import type { Say } from '../../src/i18n/fluent/say.ts';
import { font, type Weight } from '../fonts.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const ruler = createCanvas(1, 1).getContext('2d');

const widths = new LRUCache<string, number>({ max: 4000 });

/** Width in pixels. */
export function widthOf(text: string, size: number, weight: Weight = 'bold'): number {
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

const [ISOLATE, END] = ['\u2068', '\u2069'];

/** Letters and digits that are read from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The name, so that what's beside it stays there, such as its score, if it's read from right to left; in one line. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name.replaceAll(' ', '\u00A0')}${END}` : name;

const NUMBER = / \(\d{1,2}\)(?=\u2069?$)/;

/** What tells somebody apart from others of the same name. */
export const numberOf = (name: string): string => NUMBER.exec(name)?.[0] ?? '';

/** The beginning of a text, with what ends it. */
export function abridged(text: string, beginning: string): string {
  const isOpen = beginning.lastIndexOf(ISOLATE) > beginning.lastIndexOf(END);
  return `${beginning.trimEnd()}…${numberOf(text)}${isOpen ? END : ''}`;
}

/** The text, shortened with an ellipsis if it's too wide. Never splits a grapheme, or loses a name's number. */
export function elide(text: string, size: number, maxWidth: number, weight: Weight = 'bold'): string {
  if (widthOf(text, size, weight) <= maxWidth) return text;
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  let low = 0;
  let high = parts.length - 1;
  const cut = (count: number) => abridged(text, parts.slice(0, count).join(''));
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (widthOf(cut(middle), size, weight) <= maxWidth) low = middle;
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
  const widest = Math.max(1, ...lines.map((line) => widthOf(line, size, weight)));
  const share = Math.max(NARROWEST, Math.min(1, maxWidth / widest));
  return lines.map((line) => Math.min(maxWidth, Math.max(1, Math.ceil(widthOf(line, size, weight) * share))));
}

/** The font size for all of a list: the largest, from `least` to `most`, at which each text fits its room, or `least`. */
export function evenSize(
  all: readonly { readonly text: string; readonly room: number }[],
  least: number,
  most: number,
): number {
  let size = most;
  while (size > least && all.some(({ text, room }) => widthOf(text, size) > room)) size--;
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
  const isBound = BOUND.test(words.at(-1)!) && widthOf(last, size, weight) <= maxWidth;
  const unbroken = isBound ? [...words.slice(0, -2), last] : words;
  const tries = WIDER.flatMap((part) =>
    [unbroken, words].map((each) => broken(each, size, maxWidth / part, maxLines, weight)),
  );
  return tries.find((lines) => lines.join(' ') === whole) ?? tries.at(-1)!;
}

/**
 * The texts in lines, in the first of these font sizes in which each fits the room and so many lines without narrower
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
    all.flat().every((line) => widthOf(line, size, 'normal') <= room);
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

/** Discord's limit of an alternative text, in UTF-16 units. */
export const MAX_ALT = 1024;
const TEXT_LIMIT = 1900;

/** A picture's alternative text from its sentences: at most 1024 characters. */
export const altOf = (sentences: readonly string[]): string => limited(sentences, ' ', MAX_ALT);

/** A picture's text from its lines: at most 1900 characters. */
export const textOf = (lines: readonly string[]): string => limited(lines, '\n', TEXT_LIMIT);

/** Whether nothing of an alternative text would be left out. */
export const altFits = (sentences: readonly string[]): boolean => sentences.join(' ').length <= MAX_ALT;

/** Whether nothing of a text would be left out. */
export const textFits = (lines: readonly string[]): boolean => lines.join('\n').length <= TEXT_LIMIT;

/** Joins as many whole parts as fit, up to the first that doesn't. */
function limited(parts: readonly string[], separator: string, limit: number): string {
  let text = '';
  for (const part of parts) {
    const longer = text === '' ? part : text + separator + part;
    if (longer.length > limit) return text || shortened(longer, limit);
    text = longer;
  }
  return text;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentences of an alternative text. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trimEnd());

/** A picture's text: the heading and as many whole lines as fit, then what `more` says about the number left out. */
export function listOf(
  heading: string,
  lines: readonly string[],
  more: (count: number) => string,
  { separator, limit } = { separator: '\n', limit: TEXT_LIMIT },
): string {
  let text = shortened(heading, limit);
  for (const [i, line] of lines.entries()) {
    const isLast = i === lines.length - 1;
    const room = isLast ? limit : limit - more(lines.length).length - 1;
    if (text.length + 1 + line.length > room) return `${text}${separator}${more(lines.length - i)}`;
    text += `${separator}${line}`;
  }
  return text;
}

/** The same as sentences of an alternative text. */
export function altListOf(
  say: Say,
  heading: string,
  lines: readonly string[],
  more: (count: number) => string,
): string {
  const sentence = (text: string) => (text.endsWith('.') ? text : say('language-sentence', { text }));
  const left = (count: number) => sentence(more(count));
  return listOf(heading, lines.map(sentence), left, { separator: ' ', limit: MAX_ALT });
}

/** The text with at most `limit` UTF-16 code units, shortened as `elide` does. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.includes(ISOLATE) ? abridged(text, ISOLATE).slice(ISOLATE.length) : abridged(text, '');
  let head = '';
  for (const { segment } of graphemes.segment(text)) {
    if (head.length + segment.length > limit - end.length) break;
    head += segment;
  }
  return abridged(text, head);
}

/** Points for display: a real minus sign, and a plus if asked for. */
export function signed(points: number, plus = true): string {
  return points < 0 ? `−${-points}` : points > 0 && plus ? `+${points}` : `${points}`;
}
