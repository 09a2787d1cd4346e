import { hasGlyph } from '../fonts.ts';

/** Controls, direction marks, private and unassigned characters, but not the zero-width joiner of emoji. */
const INVISIBLE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
const MAX_MARKS_PER_LETTER = 2;

function filtered(name: string, keep: (character: string) => boolean): string {
  let marks = 0;
  let kept = '';
  for (const character of name.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '')) {
    marks = /\p{M}/u.test(character) ? marks + 1 : 0;
    if (marks <= MAX_MARKS_PER_LETTER && keep(character)) kept += character;
  }
  return kept.trim();
}

/** A name for text tables: one line, no control characters, no stacked marks; `otherwise` if nothing remains. */
export function readable(name: string, otherwise: string): string {
  return filtered(name, () => true).replaceAll('`', '\u02cb') || otherwise;
}

/** A name for pictures: only characters that a bundled font has a glyph for; `otherwise` if nothing remains. */
export function drawable(name: string, otherwise: string): string {
  const drawn = filtered(name, (character) => {
    const isVariation = /[\ufe00-\ufe0f\u200d]/u.test(character);
    return !isVariation && hasGlyph(character.codePointAt(0) as number);
  });
  return /[\p{L}\p{N}\p{So}\p{P}\p{Sc}\p{Sm}]/u.test(drawn) ? drawn : otherwise;
}
