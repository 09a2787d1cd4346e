import { hasGlyph } from '../fonts.ts';

/** Controls, direction marks, private and unassigned characters; the joiner of emoji stays. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
const MARKS_A_LETTER = 2;

function sift(name: string, keep: (character: string) => boolean): string {
  let marks = 0;
  let kept = '';
  for (const character of name.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '')) {
    marks = /\p{M}/u.test(character) ? marks + 1 : 0;
    if (marks <= MARKS_A_LETTER && keep(character)) kept += character;
  }
  return kept.trim();
}

/** A name as it can stand in a text table: one line, no controls, no stacks of marks; `otherwise` if nothing remains. */
export function readable(name: string, otherwise: string): string {
  return sift(name, () => true).replaceAll('`', '\u02cb') || otherwise;
}

/** A name as it can be drawn: of a readable name what a bundled font has a glyph for; `otherwise` if nothing remains. */
export function drawable(name: string, otherwise: string): string {
  const drawn = sift(name, (character) => {
    const isVariation = /[\ufe00-\ufe0f\u200d]/u.test(character);
    return !isVariation && hasGlyph(character.codePointAt(0) as number);
  });
  return /[\p{L}\p{N}\p{So}\p{P}\p{Sc}\p{Sm}]/u.test(drawn) ? drawn : otherwise;
}
