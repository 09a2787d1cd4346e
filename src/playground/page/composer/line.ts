import type { Context } from '../context.ts';
import { words } from '../words.ts';
import { type Entry, entriesOf } from './catalogue.ts';
import { type Draft, draftOf, lineOf, withField } from './draft.ts';
import { readDraft } from './read-draft.ts';

export type ParsedLine = { readonly draft: Draft } | { readonly unknownOption: string };

/** Parses "/table open game:artus computers:3"; undefined when there's no such command. */
export function parseLine(line: string, entries: readonly Entry[]): ParsedLine | undefined {
  const text = line.trim().replace(/^\//, '');
  const entry = entries
    .filter(({ name }) => text === name || text.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!entry) return undefined;
  let draft = draftOf(entry);
  const rest = text.slice(entry.name.length).trim();
  const starts = [...rest.matchAll(/(?:^|\s)([\p{L}\p{N}_-]+):/gu)];
  if (starts.length === 0 && rest !== '') return { unknownOption: rest };
  for (const [i, start] of starts.entries()) {
    const name = start[1] ?? '';
    if (!entry.options.some((option) => option.name === name)) return { unknownOption: name };
    const value = rest.slice(start.index + start[0].length, starts[i + 1]?.index).trim();
    draft = withField(draft, name, { text: value, picked: null });
  }
  return { draft };
}

/** Turns a line into a draft, or says why it can't. */
export function readLine(line: string, entries: readonly Entry[]): { draft: Draft } | { error: string } {
  if (!line.startsWith('/')) return { error: words.composer.onlyCommands };
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
