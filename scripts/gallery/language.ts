import { sayingOf } from '../../src/i18n/fluent/say.ts';
import { locales, type Words, wordsOf } from '../../src/i18n/index.ts';
import { languages } from '../../src/i18n/languages.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { wordsBy } from '../../src/i18n/words/index.ts';
import { ScriptError } from '../errors.ts';
import { pseudo } from '../language/pseudo.ts';

/** A language that nobody speaks: English with accents, and longer than any translation. */
const PSEUDO = 'pseudo';

/** @throws ScriptError if there's no such language */
export function galleryWords(language: string): Words {
  if (locales.includes(language)) return wordsOf(language);
  if (language !== PSEUDO)
    throw new ScriptError(`No language "${language}": there are ${[...locales, PSEUDO].join(', ')}.`, 2);
  const source = [...(languages.get(SOURCE)?.values() ?? [])];
  return wordsBy(sayingOf(source.map(pseudo), source));
}
