import './pseudo-language.ts';

import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/index.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { worseThanEnglish } from './misfits.ts';

const others = locales.filter((locale) => locale !== SOURCE);

it.each(others)('all pictures have room for the words of %s', { timeout: 300_000 }, (locale) => {
  // The other theme has the same places.
  const worse = worseThanEnglish(locale, (name) => !name.endsWith('-contrast'));
  expect(worse).toEqual({ cut: [], outside: [], overlapping: [] });
});
