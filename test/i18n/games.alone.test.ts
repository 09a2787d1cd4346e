import './pseudo-language.ts';

import { expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { englishIn } from './whole-games.ts';

const others = [...languages.keys()].filter((locale) => locale !== SOURCE);

it.each(others)(
  'a whole game in %s has no English word, in pictures neither',
  async (locale) => {
    expect(await englishIn(locale, 'quests', 'seals', 3, 1)).toEqual([]);
  },
  60_000,
);
