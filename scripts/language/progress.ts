import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from '@fluent/syntax';
import { games } from '../../src/games/registry.ts';
import { type Entries, type Entry, entriesOf, type File, written } from './entries.ts';

const ofEachGame = (part = ''): string[] => [...games.keys()].map((id) => `${id}${part}`);

/** Files in the order in which players see their words; others come last. */
const FIRST_SEEN = [
  ...['language', 'discord', 'commands', 'people', 'players', 'clock', 'hints', 'errors'],
  ...[...ofEachGame(), ...ofEachGame('-table'), 'pictures', ...ofEachGame('-picture')],
  ...[...ofEachGame('-explain'), ...ofEachGame('-reasons'), 'learn', ...ofEachGame('-lesson')],
  ...['rules', ...ofEachGame('-rules'), 'settings', 'config', 'playground'],
];

const rankOf = (file: string | null): number => {
  const rank = FIRST_SEEN.indexOf((file ?? '').replace(/\.ftl$/, ''));
  return rank < 0 ? FIRST_SEEN.length : rank;
};

/** How much of a language's file is still in English. */
export interface Untranslated {
  readonly file: string | null;
  /** Where the first message is that's as in English. */
  readonly line: number;
  readonly count: number;
  /** Messages with words in the file. */
  readonly of: number;
}

class Texts extends Visitor {
  text = '';

  override visitTextElement({ value }: { readonly value: string }): void {
    this.text += ` ${value}`;
  }
}

/** Whether it has a word to translate, besides variables and names of other messages. */
function hasWords({ pattern }: Entry): boolean {
  const texts = new Texts();
  texts.visit(pattern);
  return /\p{L}{2}/u.test(texts.text);
}

const isEnglish = (entry: Entry, source: Entries): boolean => {
  const english = source.messages.get(entry.id);
  return english !== undefined && written(english.pattern) === written(entry.pattern);
};

/** What an English file said when it was translated: a short hash by file name. */
export type Translated = Readonly<Record<string, string>>;

/** In a language's folder: what has been translated. */
export const NOTES = 'translated.json';

export function notesIn(folder: string): Translated {
  const file = join(folder, NOTES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The messages with words that are word for word as in English, in files that aren't noted as translated, by ID. */
export const englishOf = (
  own: Entries,
  source: Entries,
  translated: Translated,
): ReadonlyMap<string, Entry> =>
  new Map(
    [...own.messages].filter(
      ([, entry]) =>
        translated[entry.at.file ?? ''] === undefined && hasWords(entry) && isEnglish(entry, source),
    ),
  );

/** What's still in English, file by file; what players see first comes first. */
export function untranslated(own: Entries, source: Entries, translated: Translated): readonly Untranslated[] {
  const english = englishOf(own, source, translated);
  const entries = [...own.messages.values()].filter(hasWords);
  return [...new Set(entries.map(({ at }) => at.file))]
    .map((file) => {
      const all = entries.filter(({ at }) => at.file === file);
      const left = all.filter(({ id }) => english.has(id));
      return { file, line: left[0]?.at.line ?? 0, count: left.length, of: all.length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => rankOf(a.file) - rankOf(b.file));
}

/** What's to be noted if all that a language says is translated, and says what the English says now. */
export function translatedNow(source: Entries): Translated {
  const said: Record<string, string> = {};
  for (const { id, pattern, at } of source.messages.values())
    said[at.file ?? ''] = `${said[at.file ?? ''] ?? ''}${id} = ${written(pattern)}\n`;
  return Object.fromEntries(
    Object.entries(said).map(([file, text]) => [
      file,
      createHash('sha256').update(text).digest('hex').slice(0, 8),
    ]),
  );
}

/** The files whose English has changed since they were translated. */
export function stale(source: Entries, translated: Translated): readonly string[] {
  const now = translatedNow(source);
  return Object.keys(translated).filter((file) => translated[file] !== now[file]);
}

/** Reads a language's files. */
export const readAll = (files: ReadonlyMap<string, string> | undefined): Entries =>
  entriesOf([...(files ?? [])].map(([name, text]): File => ({ name, text })));
