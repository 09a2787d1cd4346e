import {
  type Comment,
  FluentParser,
  type Junk,
  type Message,
  type Pattern,
  type SelectExpression,
  serializeExpression,
  type Term,
  Visitor,
} from '@fluent/syntax';

/** A file of messages. */
export interface File {
  /** Such as `artus.ftl`; null in tests. */
  readonly name: string | null;
  readonly text: string;
}

/** Where something is in a language's files; lines count from 1. */
export interface Place {
  readonly file: string | null;
  readonly line: number;
}

/** A message's value or one of its attributes: what the code can say by its ID. */
export interface Entry {
  /** "message", or "message.attribute". */
  readonly id: string;
  readonly pattern: Pattern;
  /** Its message's comment; empty if there's none. */
  readonly comment: string;
  readonly at: Place;
}

/** What's wrong with a language's files, where, and how it's mended; sentences. */
export interface Fault {
  readonly text: string;
  readonly mend: string;
  readonly at: Place;
}

/** All that's said in a language's files. */
export interface Entries {
  readonly messages: ReadonlyMap<string, Entry>;
  /** By "-term" or "-term.attribute". */
  readonly terms: ReadonlyMap<string, Entry>;
  /** What isn't Fluent, or is there twice. */
  readonly faults: readonly Fault[];
  /** Names of messages and terms that are there, but can't be read. */
  readonly unreadable: ReadonlySet<string>;
}

/** Reads `.ftl` files. */
export function entriesOf(files: readonly (string | File)[]): Entries {
  const messages = new Map<string, Entry>();
  const terms = new Map<string, Entry>();
  const faults: Fault[] = [];
  const unreadable = new Set<string>();
  const parser = new FluentParser();
  for (const given of files) {
    const { name, text } = typeof given === 'string' ? { name: null, text: given } : given;
    const placeOf = (offset: number): Place => ({
      file: name,
      line: text.slice(0, offset).split('\n').length,
    });
    for (const node of parser.parse(text).body) {
      if (node.type === 'Junk') {
        faults.push(unreadableAt(node, placeOf));
        for (const [, id = ''] of node.content.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)) unreadable.add(id);
      }
      if (node.type !== 'Message' && node.type !== 'Term') continue;
      for (const entry of entriesIn(node, placeOf)) {
        const all = node.type === 'Term' ? terms : messages;
        const first = all.get(entry.id);
        if (first)
          faults.push({
            text: `${entry.id} is there twice`,
            mend: `Delete one of them; the other is in line ${first.at.line}${first.at.file === name ? '' : ` of ${first.at.file}`}.`,
            at: entry.at,
          });
        all.set(entry.id, entry);
      }
    }
  }
  return { messages, terms, faults, unreadable };
}

/** How what Fluent's parser complains about is mended; for anything else, its own words are all there is. */
const MENDS: Readonly<Record<string, string>> = {
  E0003: 'Something is missing here, often a closing }.',
  E0005: 'Write what it says after the =.',
  E0010: 'Put a * before the [ of one of the choices: it’s said whenever no other fits.',
  E0011: 'Write what this choice says after its ].',
  E0015: 'Put a * before the [ of only one of the choices.',
};

function unreadableAt({ annotations, content, span }: Junk, placeOf: (offset: number) => Place): Fault {
  const [first] = annotations;
  const reason = first ? (MENDS[first.code] ?? `${first.message}.`) : 'It isn’t Fluent.';
  return {
    text: `can’t be read: ${content.trim().split('\n')[0]}`,
    mend: reason,
    at: placeOf((first?.span ?? span)?.start ?? 0),
  };
}

function entriesIn(node: Message | Term, placeOf: (offset: number) => Place): Entry[] {
  const name = node.type === 'Term' ? `-${node.id.name}` : node.id.name;
  const comment = (node.comment as Comment | null)?.content ?? '';
  const entry = (id: string, pattern: Pattern, start = 0): Entry => ({
    id,
    pattern,
    comment,
    at: placeOf(start),
  });
  const value = node.value === null ? [] : [entry(name, node.value, node.id.span?.start)];
  const attributes = node.attributes.map(({ id, value }) =>
    entry(`${name}.${id.name}`, value, id.span?.start),
  );
  return [...value, ...attributes];
}

/** How a message uses a variable, or what its comment says of it. */
export interface Variable {
  /** Names that a choice is made by, if it's made by names; never with `other`. */
  readonly names: ReadonlySet<string>;
  readonly type: 'number' | 'list' | 'text' | 'any';
  /** Whether it's shown, and doesn't only choose. */
  readonly shown: boolean;
}

export const PLURALS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

const TYPES: Readonly<Record<string, Variable['type']>> = { NUMBER: 'number', SIGNED: 'number', OR: 'list' };

class Uses extends Visitor {
  readonly variables = new Map<string, Variable>();
  /** Messages that this one includes, by ID. */
  readonly included = new Set<string>();

  #add(name: string, use: Partial<Variable>): void {
    const { names, type, shown } = this.variables.get(name) ?? {
      names: [],
      type: 'any' as const,
      shown: false,
    };
    this.variables.set(name, {
      names: new Set([...names, ...(use.names ?? [])]),
      type: use.type !== undefined && use.type !== 'any' ? use.type : type,
      shown: shown || use.shown === true,
    });
  }

  override visitSelectExpression(node: SelectExpression): void {
    const { selector, variants } = node;
    if (selector.type === 'VariableReference') {
      const keys = variants.map(({ key }) => (key.type === 'NumberLiteral' ? null : key.name));
      const counts = keys.some((key) => key === null || PLURALS.has(key));
      const open =
        keys.includes('other') && keys.every((key) => key === 'other' || !PLURALS.has(key ?? 'one'));
      if (open) this.#add(selector.id.name, { type: 'text' });
      else if (counts) this.#add(selector.id.name, { type: 'number' });
      else this.#add(selector.id.name, { names: new Set(keys.filter((key) => key !== null)) });
    } else this.visit(selector);
    for (const { value } of variants) this.visit(value);
  }

  override visitVariableReference({ id }: { readonly id: { readonly name: string } }): void {
    this.#add(id.name, { shown: true });
  }

  override visitFunctionReference(node: {
    readonly id: { readonly name: string };
    readonly arguments: { readonly positional: readonly { readonly type: string }[] };
  }): void {
    for (const argument of node.arguments.positional) {
      if (argument.type === 'VariableReference') {
        const { id } = argument as unknown as { readonly id: { readonly name: string } };
        this.#add(id.name, { type: TYPES[node.id.name] ?? 'any', shown: true });
      } else this.visit(argument as never);
    }
  }

  override visitMessageReference(node: {
    readonly id: { readonly name: string };
    readonly attribute: { readonly name: string } | null;
  }): void {
    this.included.add(node.attribute === null ? node.id.name : `${node.id.name}.${node.attribute.name}`);
  }
}

function usesIn(pattern: Pattern): Uses {
  const uses = new Uses();
  uses.visit(pattern);
  return uses;
}

/** A choice by a variable. */
interface ChoiceBy {
  readonly variable: string;
  /** Without numbers. */
  readonly keys: readonly string[];
  /** Whether it's by first, second, third … */
  readonly ordinal: boolean;
}

class Choices extends Visitor {
  readonly all: ChoiceBy[] = [];

  override visitSelectExpression(node: SelectExpression): void {
    const { selector, variants } = node;
    const call = selector.type === 'FunctionReference' && selector.id.name === 'NUMBER' ? selector : null;
    const by = call ? call.arguments.positional[0] : selector;
    const keys = variants.flatMap(({ key }) => (key.type === 'NumberLiteral' ? [] : [key.name]));
    const ordinal = call?.arguments.named.some(({ name }) => name.name === 'type') ?? false;
    if (by?.type === 'VariableReference') this.all.push({ variable: by.id.name, keys, ordinal });
    this.genericVisit(node);
  }
}

/** The choices in a pattern, outermost first. */
export function choicesIn(pattern: Pattern): readonly ChoiceBy[] {
  const choices = new Choices();
  choices.visit(pattern);
  return choices.all;
}

/** A pattern as it's written after the `=` of its message. */
export const written = (pattern: Pattern): string =>
  pattern.elements
    .map((element) =>
      element.type === 'TextElement' ? element.value : `{ ${serializeExpression(element.expression)} }`,
    )
    .join('');

/** The messages that a message includes, directly. */
export const includedIn = (pattern: Pattern): ReadonlySet<string> => usesIn(pattern).included;

/** The variables of a message by name, with those of the messages that it includes. */
export function variablesOf(
  id: string,
  entries: Entries,
  seen: ReadonlySet<string> = new Set(),
): Map<string, Variable> {
  const entry = entries.messages.get(id);
  if (!entry || seen.has(id)) return new Map();
  const { variables, included } = usesIn(entry.pattern);
  const all = new Map(variables);
  for (const other of included)
    for (const [name, use] of variablesOf(other, entries, new Set([...seen, id])))
      all.set(name, merged(all.get(name), use));
  for (const [name, said] of declaredIn(entry.comment)) {
    const used = all.get(name);
    const { names, type } = said.names.size > 0 || said.type !== 'any' ? said : (used ?? said);
    all.set(name, { names, type, shown: used?.shown ?? false });
  }
  return all;
}

function merged(a: Variable | undefined, b: Variable): Variable {
  if (!a) return b;
  return {
    names: new Set([...a.names, ...b.names]),
    type: a.type === 'any' ? b.type : a.type,
    shown: a.shown || b.shown,
  };
}

/** What comments say of variables: "$name: …", "$count (number): …", "$metal (silver | bronze): …". */
function declaredIn(comment: string): Map<string, Variable> {
  const declared = new Map<string, Variable>();
  for (const [, name = '', said = ''] of comment.matchAll(/^\$(\w+)(?: \(([^)]*)\))?:/gm)) {
    const type = said === 'number' || said === 'list' || said === 'text' ? said : 'any';
    const names = type === 'any' && said !== '' ? said.split('|').map((part) => part.trim()) : [];
    declared.set(name, { names: new Set(names), type, shown: false });
  }
  return declared;
}

const HEAD = `// Written by \`npm run language -- types\` from the English messages.
import type { Value } from './fluent/value.ts';
`;

const TYPE_NAMES: Readonly<Record<Variable['type'], string>> = {
  number: 'number',
  list: 'readonly string[]',
  text: 'string',
  any: 'Value',
};

/** The types of what the English messages can be given, as a TypeScript module. */
export function messageTypes(texts: readonly (string | File)[]): string {
  const entries = entriesOf(texts);
  const messages = [...entries.messages.keys()]
    .sort()
    .map((id) => ({
      id,
      fields: [...variablesOf(id, entries)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { names, type }]) => ({
          name,
          type: names.size > 0 ? unionOf(names) : TYPE_NAMES[type],
        })),
    }));
  const names = unionNames(messages);
  const unions = [...names].map(([union, name]) => `type ${name} = ${union};`);
  const lines = messages.map(({ id, fields }) => {
    const data = fields.map(({ name, type }) => `${name}: ${names.get(type) ?? type}`).join('; ');
    return `  '${id}': ${data === '' ? 'null' : `{ ${data} }`};`;
  });
  const messagesType = [
    '/** The data of each message; null if it needs none. */',
    'export interface Messages {',
  ];
  return [HEAD, ...unions, '', ...messagesType, ...lines, '}', ''].join('\n');
}

const unionOf = (names: ReadonlySet<string>): string =>
  [...names]
    .sort()
    .map((name) => `'${name}'`)
    .join(' | ');

interface Typed {
  readonly id: string;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
}

/** Names for the unions of names that stand in several messages: after a variable, else after a message too. */
function unionNames(messages: readonly Typed[]): ReadonlyMap<string, string> {
  const uses = new Map<string, string[]>();
  for (const { id, fields } of messages)
    for (const { name, type } of fields)
      if (type.startsWith("'")) uses.set(type, [...(uses.get(type) ?? []), `${id} ${name}`]);
  const names = new Map<string, string>();
  const taken = new Set(['Value', 'Messages']);
  for (const [union, all] of uses) {
    if (all.length < 2) continue;
    const [id = '', variable = ''] = all[0]!.split(' ');
    const words = [...id.split(/[-.]/), ''];
    const named = words
      .map((_, count) => [...words.slice(0, count), variable].map(capital).join(''))
      .find((name) => !taken.has(name))!;
    taken.add(named);
    names.set(union, named);
  }
  return names;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
