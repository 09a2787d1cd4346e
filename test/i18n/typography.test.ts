import type { Pattern } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { entriesOf, written } from '../../scripts/language/entries.ts';
import { locales } from '../../src/i18n/index.ts';
import { languages } from '../../src/i18n/languages.ts';

/** Commands, file names and addresses are as they're typed. */
const TYPED = /`[^`]*`|https?:\/\/\S+/g;

/** Marks that a line may not begin with need a no-break space before them, and so does a percent sign. */
const FAULTS: Readonly<Record<string, readonly RegExp[]>> = {
  all: [/\p{L}'\p{L}/u],
  de: [/ %/],
  fr: [/ [;!?»%]/, / :(?=\s|$|\*)/, /« /, /\u00a0[:;?!]/, /\{ ?" " ?\}[:;?!]/],
};

describe.each(locales)('the texts of %s', (locale) => {
  const { messages, terms } = entriesOf([...languages.get(locale)!.values()]);
  const texts = [...messages.values(), ...terms.values()].map(
    ({ id, pattern }) => `${id}: ${written(pattern as Pattern).replace(TYPED, '')}`,
  );

  it.each([...FAULTS.all!, ...(FAULTS[locale] ?? [])])('have no %s', (fault) => {
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter((text) => fault.test(text))).toEqual([]);
  });
});
