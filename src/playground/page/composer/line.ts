import type { Context } from '../context.ts';
import { words } from '../words.ts';
import { type Entry, entriesOf } from './catalogue.ts';
import { type Draft, draftOf, lineOf, withField } from './draft.ts';
import { readDraft } from './read-draft.ts';
import { splitLine } from './split.ts';

export type ParsedLine = { readonly draft: Draft } | { readonly unknownOption: string };

/** Parses "/table open game:artus computers:3"; undefined when there's no such command. */
export function parseLine(line: string, entries: readonly Entry[]): ParsedLine | undefined {
  const text = line.trim().replace(/^\//, '');
  const entry = entries
    .filter(({ name }) => text === name || text.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!entry) return undefined;
  let draft = draftOf(entry);
  for (const { name, text: value } of splitLine(text.slice(entry.name.length).trim(), () => true)) {
    if (name === null && value === '') continue;
    if (name === null || !entry.options.some((option) => option.name === name))
      return { unknownOption: name ?? value };
    draft = withField(draft, name, { text: value, picked: null });
  }
  return { draft };
}

/** Turns a line into a draft, or says why it can't. */
export function readLine(line: string, entries: readonly Entry[]): { draft: Draft } | { error: string } {
  const parsed = parseLine(line, entries);
  if (!parsed) return { error: words.composer.noCommand };
  return 'unknownOption' in parsed ? { error: words.composer.unknownOption(parsed.unknownOption) } : parsed;
}

/** Sends a complete command line; undefined when it doesn't fit the bot's commands. */
export function sendLine(line: string, context: Context): (() => void) | undefined {
  const parsed = parseLine(line, entriesOf(context.state.commands));
  if (!parsed || 'unknownOption' in parsed) return undefined;
  const { draft } = parsed;
  const read = readDraft(draft, context.state);
  if ('errors' in read) return undefined;
  return () => context.store.runCommand(draft.entry.command, read.options, lineOf(draft));
}
