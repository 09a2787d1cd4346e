import { createTranslator, type Translate } from './fluent/translate.ts';
import { languages, type Texts } from './languages.ts';
import { SOURCE } from './source.ts';
import type { Spoken } from './spoken.ts';

const source = [...(languages.get(SOURCE)?.values() ?? [])];
const english = createTranslator(source);

const translators: ReadonlyMap<string, Translate> = new Map(
  [...languages].map(([locale, texts]) => [
    locale,
    locale === SOURCE ? english : createTranslator([...texts.values()], source),
  ]),
);

/** Says messages in the language for a locale; in English where the language isn't there. */
export const translator = (locale: string | null | undefined): Translate =>
  translators.get(nearest(locale)) ?? english;

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
    languages: [...translators].map(([each, t]) => ({ locale: each, name: t('language-name') })),
  };
}

/** The locale codes of all languages. */
export const locales: readonly string[] = [...translators.keys()];

/** Locale codes of all languages but the source, with what says their messages. */
export const translations: ReadonlyMap<string, Translate> = new Map(
  [...translators].filter(([locale]) => locale !== SOURCE),
);
