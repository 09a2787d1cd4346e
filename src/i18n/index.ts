import { type Say, sayingOf } from './fluent/say.ts';
import { languages } from './languages.ts';
import { SOURCE } from './source.ts';
import { type Words, wordsBy } from './words/index.ts';

export type { Words } from './words/index.ts';

const source: Say = sayingOf(languages.get(SOURCE) ?? []);
const english = wordsBy(source);

const words: ReadonlyMap<string, Words> = new Map(
  [...languages].map(([locale, texts]) => [
    locale,
    locale === SOURCE ? english : wordsBy(sayingOf(texts, source)),
  ]),
);

/** The words of a locale; English where the language is not there. */
export function wordsOf(locale: string | null | undefined): Words {
  return words.get(locale ?? '') ?? english;
}

/** The locale codes of all languages. */
export const locales: readonly string[] = [...words.keys()];

/** Locale codes of all languages but the source, with their words. */
export const translations: ReadonlyMap<string, Words> = new Map(
  [...words].filter(([locale]) => locale !== SOURCE),
);
