import { type Expression, type Pattern, serializeExpression, Visitor } from '@fluent/syntax';
import { functions } from '../../src/i18n/fluent/functions.ts';
import {
  choicesIn,
  type Entries,
  type Entry,
  entriesOf,
  type Fault,
  type File,
  includedIn,
  PLURALS,
  type Place,
  variablesOf,
  written,
} from './entries.ts';

/** Discord's rule for names of commands and options. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const MENTION = /`\/([^`]+)`/g;

/** What's wrong with names of commands, and with commands that messages mention. */
function commandFaults(entries: Entries): Fault[] {
  const names = new Map<string, Entry>();
  for (const entry of entries.messages.values())
    if (entry.id.startsWith('commands-') && !entry.id.includes('.')) names.set(entry.id, entry);
  const unusable = [...names.values()]
    .filter((entry) => !NAME.test(textOf(entry)) || textOf(entry) !== textOf(entry).toLowerCase())
    .map((entry) => ({
      text: `${entry.id}: “${textOf(entry)}” can’t be a command’s name`,
      mend: 'Use 1 to 32 letters, digits, hyphens and apostrophes, in lower case and without spaces.',
      at: entry.at,
    }));
  return [...unusable, ...equalNames(names), ...unknownMentions(names, entries)];
}

function equalNames(names: ReadonlyMap<string, Entry>): Fault[] {
  const known = new Map<string, string>();
  return [...names.values()].flatMap((entry) => {
    const name = textOf(entry);
    const place = `${entry.id.slice(0, entry.id.lastIndexOf('-'))} ${name}`;
    const other = known.get(place);
    known.set(place, entry.id);
    const mend = `Call it something else than ${other}.`;
    return other === undefined ? [] : [{ text: `${entry.id}: “${name}” is there twice`, mend, at: entry.at }];
  });
}

/** Commands in backticks must be called what they're called in the language. */
function unknownMentions(names: ReadonlyMap<string, Entry>, entries: Entries): Fault[] {
  const paths = new Set<string>();
  for (const [id, entry] of names) {
    const path = id.split('-').slice(1);
    const above = names.get(`commands-${path[0]}`);
    if (path.length === 1) paths.add(textOf(entry));
    else if (path.length === 2 && above) paths.add(`${textOf(above)} ${textOf(entry)}`);
  }
  return [...entries.messages.values()].flatMap((entry) =>
    [...textOf(entry).matchAll(MENTION)]
      .map(([, line = '']) => line.split(/ (?=\S+:)/)[0]!)
      .filter((path) => !path.includes('{') && !paths.has(path))
      .map((path) => ({
        text: `${entry.id} mentions /${path}, which isn’t a command`,
        mend: 'Call commands what commands.ftl calls them.',
        at: entry.at,
      })),
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
function missingReferences(entries: Entries): Fault[] {
  return [...entries.messages.values(), ...entries.terms.values()].flatMap(({ id, pattern, at }) =>
    [...absentIn(pattern, entries)].map((name) => ({
      text: `${id} refers to ${name}, which isn’t there`,
      mend: /^[A-Z]+$/.test(name)
        ? `There are ${Object.keys(functions).join(', ')}.`
        : 'Check its spelling, or add it.',
      at,
    })),
  );
}

function absentIn(pattern: Pattern, { messages, terms, unreadable }: Entries): Set<string> {
  const references = new References();
  references.visit(pattern);
  const isKnown = (id: string) => messages.has(id) || terms.has(id) || unreadable.has(id.split('.')[0]!);
  return new Set([
    ...[...references.messages, ...references.terms].filter((id) => !isKnown(id)),
    ...references.functions.filter((name) => !Object.hasOwn(functions, name)),
  ]);
}

/**
 * What's wrong with a language's files, compared with the source's, each fault once.
 * @param locale the language's, for its plural forms; any form is allowed if absent
 */
export function faultsIn(
  files: readonly (string | File)[],
  sourceFiles: readonly (string | File)[],
  locale?: string,
): Fault[] {
  const own = entriesOf(files);
  const source = entriesOf(sourceFiles);
  return [
    ...own.faults,
    ...missing(own, source),
    ...superfluous(own, source),
    ...missingReferences(own),
    ...otherVariables(own, source),
    ...strangeKeys(own, source, locale),
    ...tooLong(own, source),
    ...commandFaults(own),
  ];
}

/** The same, a sentence each, without what mends it. */
export const faultsOf = (texts: readonly string[], sourceTexts: readonly string[]): string[] =>
  faultsIn(texts, sourceTexts).map(({ text }) => text);

/** A paragraph after the first: each language has as many as it wants. */
const isFurther = (id: string): boolean => /\.p(?!1$)\d+$/.test(id);

/** Each is placed at the message that it follows in English. */
function missing(own: Entries, source: Entries): Fault[] {
  const faults: Fault[] = [];
  let before: Place = { file: null, line: 1 };
  for (const { id, pattern, at } of source.messages.values()) {
    const here = own.messages.get(id)?.at;
    if (here) before = here;
    if (here || own.unreadable.has(id.split('.')[0]!) || isFurther(id)) continue;
    faults.push({
      text: `${id} is missing`,
      mend: `In English, it’s “${written(pattern)}”.`,
      at: { file: at.file, line: before.file === at.file ? before.line : 1 },
    });
  }
  return faults;
}

/** A language may have messages of its own that others of it include, for other cases and genders. */
function superfluous(own: Entries, source: Entries): Fault[] {
  const included = new Set(
    [...own.messages.values(), ...own.terms.values()].flatMap(({ pattern }) => [...includedIn(pattern)]),
  );
  return [...own.messages.values()]
    .filter(({ id }) => !source.messages.has(id) && !included.has(id) && !isFurther(id))
    .map(({ id, at }) => ({
      text: `${id} is superfluous`,
      mend: 'Delete it: English hasn’t got it, and no message includes it.',
      at,
    }));
}

function otherVariables(own: Entries, source: Entries): Fault[] {
  return [...own.messages.values()]
    .filter(({ id }) => source.messages.has(id))
    .flatMap(({ id, at }) => {
      const expected = variablesOf(id, source);
      const used = variablesOf(id, own);
      const unknown = [...used.keys()].filter((name) => !expected.has(name));
      const unsaid = [...expected].filter(([name, { shown }]) => shown && !used.has(name));
      const given = [...expected.keys()].map((name) => `$${name}`);
      return [
        ...unknown.map((name) => ({
          text: `${id} uses $${name}, which it isn’t given`,
          mend: given.length > 0 ? `It’s given ${given.join(', ')}.` : 'It’s given nothing.',
          at,
        })),
        ...unsaid.map(([name]) => ({
          text: `${id} doesn’t say $${name}`,
          mend: `Say { $${name} } somewhere, or players miss it.`,
          at,
        })),
      ];
    });
}

/** Keys of choices that are never chosen: names that aren't the code's, and plural forms of other languages. */
function strangeKeys(own: Entries, source: Entries, locale: string | undefined): Fault[] {
  const everywhere = new Map<string, Set<string>>();
  for (const id of source.messages.keys())
    for (const [name, { names }] of variablesOf(id, source))
      everywhere.set(name, new Set([...(everywhere.get(name) ?? []), ...names]));
  return [...own.messages.values()].flatMap(({ id, pattern, at }) => {
    const english = source.messages.get(id);
    if (english && written(english.pattern) === written(pattern)) return [];
    const expected = variablesOf(id, source);
    return choicesIn(pattern).flatMap(({ variable, keys, ordinal }) => {
      const known = expected.get(variable)?.names ?? everywhere.get(variable) ?? new Set();
      const plurals = pluralsOf(locale, ordinal);
      const isPlural = keys.some((key) => PLURALS.has(key) && key !== 'other') || known.size === 0;
      const allowed = isPlural ? plurals : new Set([...known, 'other']);
      if (isPlural && !keys.every((key) => PLURALS.has(key) || known.has(key))) return [];
      return keys
        .filter((key) => !allowed.has(key) && !known.has(key))
        .map((key) => ({
          text: `${id} has a choice [${key}] of $${variable}, which never comes`,
          mend: isPlural
            ? `The language has the forms ${[...plurals].join(', ')}.`
            : `Names of choices stay as they are in English: ${[...known].join(', ')}.`,
          at,
        }));
    });
  });
}

function pluralsOf(locale: string | undefined, ordinal: boolean): ReadonlySet<string> {
  if (locale === undefined) return PLURALS;
  const rules = new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' });
  return new Set(rules.resolvedOptions().pluralCategories);
}

function tooLong(own: Entries, source: Entries): Fault[] {
  return [...source.messages.values()].flatMap((entry) => {
    const limit = limitOf(entry);
    const translated = own.messages.get(entry.id);
    if (limit === null || !translated) return [];
    const length = lengthOf(translated, own);
    const text = `${entry.id} has ${length} characters; ${limit} fit`;
    return length > limit ? [{ text, mend: 'Shorten it.', at: translated.at }] : [];
  });
}
