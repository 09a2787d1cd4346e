import { serializeExpression } from '@fluent/syntax';
import type { Entries, Entry } from './entries.ts';

/** Discord's rule for names of commands and options. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const MENTION = /`\/([^`]+)`/g;

/** What's wrong with names of commands, and with commands that messages mention. */
export function commandFaults(entries: Entries): string[] {
  const names = new Map<string, string>();
  for (const entry of entries.messages.values())
    if (entry.id.startsWith('commands-') && !entry.id.includes('.')) names.set(entry.id, textOf(entry));
  const unusable = [...names]
    .filter(([, name]) => !NAME.test(name) || name !== name.toLowerCase())
    .map(([id, name]) => `${id}: “${name}” can’t be a command’s name`);
  return [...unusable, ...equalNames(names), ...unknownMentions(names, entries)];
}

function equalNames(names: ReadonlyMap<string, string>): string[] {
  const known = new Set<string>();
  return [...names].flatMap(([id, name]) => {
    const place = `${id.slice(0, id.lastIndexOf('-'))} ${name}`;
    if (known.has(place)) return [`${id}: “${name}” is there twice`];
    known.add(place);
    return [];
  });
}

/** Commands in backticks must be called what they're called in the language. */
function unknownMentions(names: ReadonlyMap<string, string>, entries: Entries): string[] {
  const paths = new Set<string>();
  for (const [id, name] of names) {
    const path = id.split('-').slice(1);
    if (path.length === 1) paths.add(name);
    else if (path.length === 2) paths.add(`${names.get(`commands-${path[0]}`)} ${name}`);
  }
  return [...entries.messages.values()].flatMap((entry) =>
    [...textOf(entry).matchAll(MENTION)]
      .map(([, line = '']) => line.split(/ (?=\S+:)/)[0]!)
      .filter((path) => !path.includes('{') && !paths.has(path))
      .map((path) => `${entry.id} mentions /${path}, which isn’t a command`),
  );
}

/** A pattern as it's written, without choices. */
const textOf = ({ pattern }: Entry): string =>
  pattern.elements
    .map((element) =>
      element.type === 'TextElement' ? element.value : `{${serializeExpression(element.expression)}}`,
    )
    .join('');
