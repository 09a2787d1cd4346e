import { type Expression, type Pattern, serializeExpression, Visitor } from '@fluent/syntax';
import { functions } from '../../src/i18n/fluent/functions.ts';
import { type Entries, type Entry, entriesOf, includedIn, variablesOf } from './entries.ts';

/** Discord's rule for names of commands and options. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const MENTION = /`\/([^`]+)`/g;

/** What's wrong with names of commands, and with commands that messages mention. */
function commandFaults(entries: Entries): string[] {
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

/** The most characters that may be shown of a message, as its English comment says: "max: 80". */
function limitOf(entry: Entry): number | null {
  if (entry.id.startsWith('commands-')) return entry.id.includes('.') ? 100 : 32;
  const said = /^max: (\d+)/m.exec(entry.comment)?.[1];
  return said === undefined ? null : Number(said);
}

/** How long a message is at least, in its longest choice: what's said in place of variables counts nothing. */
function lengthOf(entry: Entry, entries: Entries): number {
  return lengthOfPattern(entry.pattern, entries, new Set([entry.id]));
}

function lengthOfPattern(pattern: Pattern, entries: Entries, within: ReadonlySet<string>): number {
  return pattern.elements
    .map((element) =>
      element.type === 'TextElement'
        ? [...element.value].length
        : lengthOfExpression(element.expression, entries, within),
    )
    .reduce((sum, length) => sum + length, 0);
}

function lengthOfExpression(of: Expression, entries: Entries, within: ReadonlySet<string>): number {
  switch (of.type) {
    case 'StringLiteral':
      return [...of.parse().value].length;
    case 'SelectExpression':
      return Math.max(...of.variants.map(({ value }) => lengthOfPattern(value, entries, within)));
    case 'Placeable':
      return lengthOfExpression(of.expression, entries, within);
    case 'FunctionReference':
      return of.arguments.positional
        .map((argument) => lengthOfExpression(argument, entries, within))
        .reduce((sum, length) => sum + length, 0);
    case 'MessageReference':
    case 'TermReference': {
      const name = of.type === 'TermReference' ? `-${of.id.name}` : of.id.name;
      const id = of.attribute === null ? name : `${name}.${of.attribute.name}`;
      const entry = (of.type === 'TermReference' ? entries.terms : entries.messages).get(id);
      if (!entry || within.has(id)) return 0;
      return lengthOfPattern(entry.pattern, entries, new Set([...within, id]));
    }
    default:
      return 0;
  }
}

interface Reference {
  readonly id: { readonly name: string };
  readonly attribute: { readonly name: string } | null;
}

class References extends Visitor {
  readonly messages: string[] = [];
  readonly terms: string[] = [];
  readonly functions: string[] = [];

  override visitMessageReference({ id, attribute }: Reference): void {
    this.messages.push(attribute === null ? id.name : `${id.name}.${attribute.name}`);
  }

  override visitTermReference(node: Reference): void {
    const { id, attribute } = node;
    this.terms.push(attribute === null ? `-${id.name}` : `-${id.name}.${attribute.name}`);
    this.genericVisit(node as never);
  }

  override visitFunctionReference(node: { readonly id: { readonly name: string } }): void {
    this.functions.push(node.id.name);
    this.genericVisit(node as never);
  }
}

/** What messages refer to that isn't there. */
function missingReferences(entries: Entries): string[] {
  return [...entries.messages.values(), ...entries.terms.values()].flatMap(({ id, pattern }) =>
    [...absentIn(pattern, entries)].map((name) => `${id} refers to ${name}, which isn’t there`),
  );
}

function absentIn(pattern: Pattern, { messages, terms }: Entries): Set<string> {
  const references = new References();
  references.visit(pattern);
  return new Set([
    ...references.messages.filter((id) => !messages.has(id)),
    ...references.terms.filter((id) => !terms.has(id)),
    ...references.functions.filter((name) => !Object.hasOwn(functions, name)),
  ]);
}

/** What's wrong with a language's files, compared with the source's: a sentence each. */
export function faultsOf(texts: readonly string[], sourceTexts: readonly string[]): string[] {
  const own = entriesOf(texts);
  const source = entriesOf(sourceTexts);
  return [
    ...own.faults,
    ...missing(own, source),
    ...superfluous(own, source),
    ...missingReferences(own),
    ...otherVariables(own, source),
    ...tooLong(own, source),
    ...commandFaults(own),
  ];
}

/** A paragraph after the first: each language has as many as it wants. */
const isFurther = (id: string): boolean => /\.p(?!1$)\d+$/.test(id);

const missing = (own: Entries, source: Entries): string[] =>
  [...source.messages.keys()]
    .filter((id) => !own.messages.has(id) && !isFurther(id))
    .map((id) => `${id} is missing`);

/** A language may have messages of its own that others of it include, for other cases and genders. */
function superfluous(own: Entries, source: Entries): string[] {
  const included = new Set(
    [...own.messages.values(), ...own.terms.values()].flatMap(({ pattern }) => [...includedIn(pattern)]),
  );
  return [...own.messages.keys()]
    .filter((id) => !source.messages.has(id) && !included.has(id) && !isFurther(id))
    .map((id) => `${id} is superfluous`);
}

function otherVariables(own: Entries, source: Entries): string[] {
  return [...own.messages.keys()]
    .filter((id) => source.messages.has(id))
    .flatMap((id) => {
      const expected = variablesOf(id, source);
      const used = variablesOf(id, own);
      const unknown = [...used.keys()].filter((name) => !expected.has(name));
      const unsaid = [...expected].filter(([name, { shown }]) => shown && !used.has(name));
      return [
        ...unknown.map((name) => `${id} uses $${name}, which it isn’t given`),
        ...unsaid.map(([name]) => `${id} doesn’t say $${name}`),
      ];
    });
}

function tooLong(own: Entries, source: Entries): string[] {
  return [...source.messages.values()].flatMap((entry) => {
    const limit = limitOf(entry);
    const translated = own.messages.get(entry.id);
    if (limit === null || !translated) return [];
    const length = lengthOf(translated, own);
    return length > limit ? [`${entry.id} has ${length} characters; ${limit} fit`] : [];
  });
}
