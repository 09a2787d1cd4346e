import { LRUCache } from 'lru-cache';
import { abridged, isolated, nameNumber, shortened } from './text.ts';

/** Longest displayed name, in graphemes. */
const MAX_NAME = 24;

/**
 * Control and format characters, line breaks, bidi controls, zero-width and other invisible characters, lone
 * surrogates, tags; but not what joins and varies emoji, or the letters of scripts that have joints.
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D\p{Extended_Pictographic}|(?<=\p{Emoji})\uFE0F|(?<=\p{Script=Arabic}|[\u094D\u09CD\u0D4D\u0DCA])[\u200C\u200D]\p{L})[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800]/gu;

/** Three or more combining marks in a row, as in Zalgo text. */
const TOWER = /(\p{M}{2})\p{M}+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Each message names everybody at its table, several times, and taking a name apart is slow. */
const plain = new LRUCache<string, string>({ max: 2_000 });

/** User text as one line without invisible characters, shortened and isolated; not yet escaped for markdown. */
export function plainName(name: string): string {
  const known = plain.get(name) ?? inOneLine(name);
  plain.set(name, known);
  return known;
}

function inOneLine(name: string): string {
  const line = name
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(TOWER, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment.slice(0, 32));
  if (letters.length === 0) return '?';
  const most = MAX_NAME - 1 - nameNumber(line).length;
  return isolated(
    letters.length > MAX_NAME ? abridged(line, letters.slice(0, most).join('')) : letters.join(''),
  );
}

/** Like `plainName`, but safe inside a message. */
export const escapedName = (name: string): string => escapedText(plainName(name));

/**
 * The text without effect in a message: no markdown, mention, link or emoji code. Discord parses mentions regardless
 * of backslashes, so nothing may follow an @.
 */
export function escapedText(text: string): string {
  return text.replace(/[\\*_~`|<>[\]()#:./+=!-]/g, '\\$&').replaceAll('@', '@\u200B');
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The text with at most `limit` UTF-16 code units: whole words, unless a long one would leave out half of it. */
export function cut(text: string, limit: number): string {
  const short = shortened(text, limit);
  const end = short.lastIndexOf('…');
  if (short === text || end < 0) return short;
  const { index = end } = words.segment(text).containing(end) ?? {};
  return index < end / 2 ? short : abridged(text, text.slice(0, index));
}

/** A code block that its text can't break out of. */
export function codeBlock(text: string): string {
  return `\`\`\`\n${text.replaceAll('`', 'ˋ')}\n\`\`\``;
}

/**
 * One of the application's own emoji, as the name of a control's emoji: `court_jester:🃏`. Until it's uploaded, the
 * Unicode one is used. Sending replaces it.
 */
export const emojiName = (id: string, unicode: string): string => `${id}:${unicode}`;

/** A sign in a text. */
export const signInText = (name: string): string => `<e:${name}>`;

/** The emblems of the computer players' levels. */
export const levelSigns = { level_page: '🚩', level_squire: '🐎', level_knight: '🗡️' } as const;

/** One of the signs of a game or of the levels. */
export const emojiSign = <Id extends string>(signs: Readonly<Record<Id, string>>, id: Id): string =>
  emojiName(id, signs[id]);

/** How many words and figures somebody reads; mentions and signs aren't any. */
export const wordsIn = (text: string): number =>
  text
    .replace(/<[^>]+>/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
