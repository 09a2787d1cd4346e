import { readdirSync } from 'node:fs';
import { en } from './en/index.ts';

/** The catalogue: every language has each of these words, or it does not compile. */
export type Words = typeof en;

/** A language is one file of `languages/`, named by Discord's locale code, whose default export is its `Words`. */
const folder = new URL('./languages/', import.meta.url);
const languages = new Map<string, Words>();
for (const file of readdirSync(folder)) {
  const module: { default: Words } = await import(new URL(file, folder).href);
  languages.set(file.replace(/\.ts$/, ''), module.default);
}

/** The words of a locale; English where the language is not there. */
export function wordsOf(locale: string | null | undefined): Words {
  return languages.get(locale ?? '') ?? en;
}

/** The locale codes of all languages. */
export const locales: readonly string[] = [...languages.keys()];

/** Locale codes of all languages but the source, with their words. */
export const translations: ReadonlyMap<string, Words> = new Map(
  [...languages].filter(([, words]) => words !== en),
);
