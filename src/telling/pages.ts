import type { Say } from '../i18n/fluent/say.ts';
import { composed } from '../i18n/fluent/say.ts';
import type { Messages } from '../i18n/messages.ts';

/** A message that names a page of rules, and has other words for it. */
type PageId = { [I in keyof Messages]: I extends `${infer Page}.also` ? Page : never }[keyof Messages];

/** What's separated by commas. */
export const listed = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * A page of rules from a message: its value is the title, the attributes `p1`, `p2` … are its paragraphs, as many as
 * the language wants, `also` has other words for it, and `note-…` are about the painter's places of that name.
 */
export function rulesPage(say: Say, id: PageId) {
  const part = (name: string): string => composed(say)(`${id}.${name}`);
  const names = say.attributes(id);
  const paragraphs = names.filter((name) => /^p\d+$/.test(name));
  const notes = names.filter((name) => name.startsWith(NOTE));
  return {
    title: composed(say)(id),
    text: paragraphs.map(part).join('\n\n'),
    also: listed(part('also')),
    notes: Object.fromEntries(notes.map((name) => [name.slice(NOTE.length), part(name)])),
  };
}

const NOTE = 'note-';

/** Pages by their names, from messages that are called by these after a prefix. */
export const rulesPages = <Prefix extends string>(
  say: Say,
  prefix: Prefix,
  names: readonly (PageId extends infer Id ? (Id extends `${Prefix}-${infer Name}` ? Name : never) : never)[],
) => Object.fromEntries(names.map((name) => [name, rulesPage(say, `${prefix}-${name}` as PageId)]));
