import { sayingOf } from './fluent/say.ts';
import { languages, type Texts } from './languages.ts';
import { SOURCE } from './source.ts';
import type { Spoken } from './spoken.ts';
import { type Words, wordsBy } from './words/index.ts';

export type { Words } from './words/index.ts';

const source = [...(languages.get(SOURCE)?.values() ?? [])];
const english = wordsBy(sayingOf(source));

const words: ReadonlyMap<string, Words> = new Map(
  [...languages].map(([locale, texts]) => [
    locale,
    locale === SOURCE ? english : wordsBy(sayingOf([...texts.values()], source)),
  ]),
);

/** The words of a locale; English where the language isn't there. */
export const sayIn = (locale: string | null | undefined): Words => words.get(nearest(locale)) ?? english;

/** The language for a locale: "fr" for "fr" and "fr-CA", "en-US" for "en-GB" and for all that aren't there. */
export function nearest(locale: string | null | undefined): string {
  if (typeof locale !== 'string') return SOURCE;
  if (languages.has(locale)) return locale;
  const base = baseOf(locale);
  return [...languages.keys()].find((other) => baseOf(other) === base) ?? SOURCE;
}

const baseOf = (locale: string): string => locale.split(/[-_]/)[0]!.toLowerCase();

/** The texts of some files in the language for a locale. */
export function spokenIn(locale: string | null | undefined, files: readonly string[]): Spoken {
  const textsOf = (texts: Texts | undefined) => files.flatMap((file) => texts?.get(file) ?? []);
  const found = nearest(locale);
  return {
    locale: found,
    own: textsOf(languages.get(found)),
    source: textsOf(languages.get(SOURCE)),
    languages: [...words].map(([each, { language }]) => ({ locale: each, name: language.name })),
  };
}

/** The locale codes of all languages. */
export const locales: readonly string[] = [...words.keys()];

/** Locale codes of all languages but the source, with their words. */
export const translations: ReadonlyMap<string, Words> = new Map(
  [...words].filter(([locale]) => locale !== SOURCE),
);
