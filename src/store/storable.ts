import type { Batch } from './adapter.ts';
import type { Range } from './store.ts';

/** Of keys, lists and IDs, in characters (UTF-16), with the prefix: the length of Keyv's keys in PostgreSQL. */
export const LONGEST_NAME = 255;
/** What's written together, in characters: several times what a whole game's record has. */
export const MOST_AT_ONCE = 2 ** 20;

/** What some kind of store would refuse, cut or change. None is asked to write it. */
export class Unstorable extends Error {
  constructor(why: 'a name is too long' | 'a character cannot be kept' | 'too much' | 'not a whole number') {
    super(why);
    this.name = 'Unstorable';
  }
}

/** PostgreSQL has no NUL; without its other half, a surrogate is no character and has no bytes. */
function assertText(text: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) throw new Unstorable('a character cannot be kept');
}

function assertNumber(rank: number): void {
  if (!Number.isSafeInteger(rank)) throw new Unstorable('not a whole number');
}

/** @throws Unstorable if it can't be a key, a list, or an entry's ID */
export function assertName(name: string): void {
  if (name.length > LONGEST_NAME) throw new Unstorable('a name is too long');
  assertText(name);
}

/** @throws Unstorable */
export function assertRange({ list, after }: Range): void {
  assertName(list);
  if (!after) return;
  assertName(after.id);
  assertNumber(after.rank);
}

/** @throws Unstorable */
export function assertClaim(due: number, again: number): void {
  assertNumber(due);
  assertNumber(again);
}

/** @throws Unstorable unless every kind of store writes it, and gives it back as it is */
export function assertStorable({ checks = [], writes, parts, entries, removed }: Batch): void {
  const names = [
    ...[...checks, ...writes, ...parts].map(({ key }) => key),
    ...[...entries, ...removed].flatMap(({ list, id }) => [list, id]),
  ];
  const texts = [
    ...[...writes, ...parts].map(({ value }) => value ?? ''),
    ...entries.map(({ text }) => text),
  ];
  const length = [...names, ...texts].reduce((sum, text) => sum + text.length, 0);
  if (length > MOST_AT_ONCE) throw new Unstorable('too much');
  for (const name of names) assertName(name);
  for (const text of texts) assertText(text);
  for (const { rank } of entries) assertNumber(rank);
}
