import './pseudo-language.ts';

import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/index.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { worseThanEnglish } from './misfits.ts';

/** The language of long words. */
const PSEUDO = 'el';

const others = locales.filter((locale) => locale !== SOURCE);

/** Pictures in which the language of long words still loses the end of a word; no real language may. */
const TIGHT = [
  ...[
    'choice-few-court',
    'choice-knight-both-ways-court',
    'choice-king-court',
    'choice-king-both-ways-court',
  ],
  ...['choice-draw-court', 'choice-draw-second-court', 'longest-names-choice'],
  ...['kings-court-choice-bids-two-columns-court', 'kings-court-choice-bids-court'],
  ...['quests-end-2-seats-court', 'quests-end-3-seats-court', 'quests-end-even-3-seats-court'],
  'quests-end-4-seats-court',
];

it.each(others)('all pictures have room for the words of %s', { timeout: 300_000 }, (locale) => {
  // The other theme has the same places.
  const worse = worseThanEnglish(locale, (name) => !name.endsWith('-contrast'));
  const cut =
    locale === PSEUDO ? worse.cut.filter((each) => !TIGHT.includes(each.split(':')[0]!)) : worse.cut;
  expect({ ...worse, cut }).toEqual({ cut: [], outside: [], overlapping: [] });
});
