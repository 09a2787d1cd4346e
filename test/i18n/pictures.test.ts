import './pseudo-language.ts';

import { describe, expect, it } from 'vitest';
import { allSections } from '../../scripts/gallery/registry.ts';
import { locales } from '../../src/i18n/index.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { misfitsOf } from '../render/fixtures/fit.ts';
import { speak } from '../render/fixtures/language.ts';

/** What's wrong in each picture of the gallery, by its name; names of players are cut off in every language. */
function misfitsIn(locale: string) {
  speak(locale);
  const pictures = allSections().flatMap((section) => section.pictures);
  speak(SOURCE);
  return new Map(pictures.map(({ name, painting }) => [name, misfitsOf(painting)]));
}

const source = misfitsIn(SOURCE);

describe.each(locales.filter((locale) => locale !== SOURCE))('pictures in %s', (locale) => {
  const own = misfitsIn(locale);

  it.each(['cut', 'outside', 'overlapping'] as const)('have no more texts %s than in English', (fault) => {
    const more = [...own].flatMap(([name, misfits]) =>
      misfits[fault].length > source.get(name)![fault].length
        ? [`${name}: ${misfits[fault].join(' · ')}`]
        : [],
    );
    expect(more).toEqual([]);
  });
});
