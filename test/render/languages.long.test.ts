import '../i18n/pseudo-language.ts';

import { describe, expect, it } from 'vitest';
import { artusGallery } from '../../scripts/gallery/artus.ts';
import { courtGallery } from '../../scripts/gallery/court.ts';
import type { GameGallery } from '../../scripts/gallery/gallery.ts';
import { cardGameGallery } from '../../scripts/gallery/quests.ts';
import { speak } from '../../scripts/samples/language.ts';
import { NAMES } from '../../scripts/samples/quests.ts';
import { translator } from '../../src/i18n/index.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { inscriptions } from './fixtures/inscriptions.ts';

// Small drawings are kept and copied, so one language's could turn up in another one's pictures.

/** Pictures with names that aren't like those of others, and those in a theme where nothing else is kept. */
const LEFT_OUT = /names|longest|extreme|crowded|contrast/;

/** The texts in each of a game's pictures, by its name. */
function textsIn(locale: string, gallery: GameGallery): ReadonlyMap<string, readonly string[]> {
  speak(locale);
  const pictures = gallery
    .sections()
    .flatMap((section) => section.pictures)
    .filter(({ name }) => !LEFT_OUT.test(name));
  speak(SOURCE);
  return new Map(
    pictures.map(({ name, painting }) => [name, inscriptions(painting).map(({ text }) => text)]),
  );
}

/** A name, cut or on two lines, or only names, numbers, and what joins them, which the languages here have in common. */
const isName = (text: string): boolean => {
  const shown = text.replace(/(…|’s)$/, '');
  if (NAMES.some((name) => name.startsWith(shown) || name.endsWith(` ${shown}`))) return true;
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text).replaceAll(' and ', '');
  return !/[A-Za-z]{2}/.test(rest);
};

describe.each([
  ['Artus', artusGallery],
  ['the Court', courtGallery],
  ['the card game', cardGameGallery],
])('pictures of %s in one language after the other', (_, gallery) => {
  const before = textsIn(SOURCE, gallery);
  const between = textsIn('el', gallery);
  const after = textsIn(SOURCE, gallery);

  it('have no words of the language before', () => {
    const words = new Set([...before.values()].flat().filter((text) => /[A-Za-z]{2}/.test(text)));
    const left = [...between].flatMap(([name, texts]) =>
      texts.filter((text) => words.has(text) && !isName(text)).map((text) => `${name}: ${text}`),
    );
    expect(left).toEqual([]);
  });

  it('are the same as before', () => {
    expect([...after]).toEqual([...before]);
  });
});

it('an adventure that’s called the same in two languages asks for its cards in each one’s words', () => {
  textsIn(SOURCE, cardGameGallery);
  const french = [...textsIn('fr', cardGameGallery).values()].flat();
  const count = (locale: string) => translator(locale)('quests-picture-need-count', { count: 4 });
  expect(french).toContain(count('fr'));
  expect(french).not.toContain(count(SOURCE));
});
