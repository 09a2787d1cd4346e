import type { Translate } from '../i18n/fluent/translate.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const [ISOLATE, END] = ['\u2068', '\u2069'];

/** Letters and digits that are read from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The name, so that what's beside it stays there, such as its score, if it's read from right to left; in one line. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name.replaceAll(' ', '\u00A0')}${END}` : name;

const NUMBER = / \(\d{1,2}\)(?=\u2069?$)/;

/** What tells somebody apart from others of the same name. */
export const nameNumber = (name: string): string => NUMBER.exec(name)?.[0] ?? '';

/** The beginning of a text, with what ends it. */
export function abridged(text: string, beginning: string): string {
  const isOpen = beginning.lastIndexOf(ISOLATE) > beginning.lastIndexOf(END);
  return `${beginning.trimEnd()}…${nameNumber(text)}${isOpen ? END : ''}`;
}

/** Discord's limit of an alternative text, in UTF-16 units. */
export const MAX_ALT = 1024;

const TEXT_LIMIT = 1900;

/** A picture's alternative text from its sentences: at most 1024 characters. */
export const joinAlt = (sentences: readonly string[]): string => limited(sentences, ' ', MAX_ALT);

/** A picture's text from its lines: at most 1900 characters. */
export const joinText = (lines: readonly string[]): string => limited(lines, '\n', TEXT_LIMIT);

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
export const splitSentences = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trimEnd());

/** A picture's text: the heading and as many whole lines as fit, then what `more` says about the number left out. */
export function limitedList(
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
export function limitedAltList(
  t: Translate,
  heading: string,
  lines: readonly string[],
  more: (count: number) => string,
): string {
  const sentence = (text: string) => (text.endsWith('.') ? text : t('language-sentence', { text }));
  const left = (count: number) => sentence(more(count));
  return limitedList(heading, lines.map(sentence), left, { separator: ' ', limit: MAX_ALT });
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
