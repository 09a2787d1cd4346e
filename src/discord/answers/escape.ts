/** Longest name shown, in characters as people count them. */
const MAX_NAME = 24;

/** Controls, line breaks, direction overrides, zero-width and other invisible characters, lone surrogates, tags. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|\u034F|\u115F|\u1160|\u17B4|\u17B5|[\u180B-\u180F]|\u2800|\u3164|\uFFA0/gu;
/** More than this many marks on one letter is a tower, not a name. */
const TOWER = /(\p{M}{2})\p{M}+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Other people's text as one line without anything invisible or overlong; not yet safe in markdown. */
export function plainName(name: string): string {
  const line = name
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu, '\uE000')
    .replace(INVISIBLE, (c) => (c === '\uE000' ? '\u200D' : ''))
    .replace(TOWER, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment.slice(0, 32));
  if (letters.length === 0) return '?';
  return letters.length > MAX_NAME
    ? `${letters
        .slice(0, MAX_NAME - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}

/**
 * The same, to stand inside a message: no markdown, mention, link or emoji code in it works. Discord looks for
 * mentions without heeding backslashes, so nothing may follow an @.
 */
export function escapedName(name: string): string {
  return plainName(name)
    .replace(/[\\*_~`|<>[\]()#:./+=!-]/g, '\\$&')
    .replaceAll('@', '@\u200B');
}

/** Text in a monospaced block that nothing in it can end. */
export function codeBlock(text: string): string {
  return `\`\`\`\n${text.replaceAll('`', 'ˋ')}\n\`\`\``;
}

/** Text cut to a limit of Discord's, which counts UTF-16 units. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let head = '';
  for (const { segment } of graphemes.segment(text)) {
    if (head.length + segment.length > limit - 1) break;
    head += segment;
  }
  return `${head}…`;
}
