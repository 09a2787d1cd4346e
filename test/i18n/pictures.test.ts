import './pseudo-language.ts';

import { expect, it } from 'vitest';
import { approvedNames } from '../../scripts/gallery/registry.ts';
import { locales } from '../../src/i18n/index.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { worseThanEnglish } from './misfits.ts';

const others = locales.filter((locale) => locale !== SOURCE);

it.each(others)('typical pictures have room for the words of %s', { timeout: 60_000 }, (locale) => {
  const worse = worseThanEnglish(locale, (name) => approvedNames.includes(name));
  expect(worse).toEqual({ cut: [], outside: [], overlapping: [] });
});
