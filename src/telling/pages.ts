import type { Translate } from '../i18n/fluent/translate.ts';
import { composed } from '../i18n/fluent/translate.ts';
import type { Messages } from '../i18n/messages.ts';

/** A message that names a page of rules, and has other words for it. */
type PageId = { [I in keyof Messages]: I extends `${infer Page}.also` ? Page : never }[keyof Messages];

/** What's separated by commas. */
export const splitAtCommas = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * A page of rules from a message: its value is the title, the attributes `p1`, `p2` … are its paragraphs, as many as
 * the language wants, `also` has other words for it, and `note-…` are about the painter's places of that name.
 */
export function rulesPage(t: Translate, id: PageId) {
  const part = (name: string): string => composed(t)(`${id}.${name}`);
  const names = t.attributes(id);
  const paragraphs = names.filter((name) => /^p\d+$/.test(name));
  const notes = names.filter((name) => name.startsWith(NOTE));
  return {
    title: composed(t)(id),
    text: paragraphs.map(part).join('\n\n'),
    also: splitAtCommas(part('also')),
    notes: Object.fromEntries(notes.map((name) => [name.slice(NOTE.length), part(name)])),
  };
}

const NOTE = 'note-';

/** Pages by their names, from messages that are called by these after a prefix. */
export const rulesPages = <Prefix extends string>(
  t: Translate,
  prefix: Prefix,
  names: readonly (PageId extends infer Id ? (Id extends `${Prefix}-${infer Name}` ? Name : never) : never)[],
) => Object.fromEntries(names.map((name) => [name, rulesPage(t, `${prefix}-${name}` as PageId)]));
