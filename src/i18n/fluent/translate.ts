import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LRUCache } from 'lru-cache';
import type { Messages } from '../messages.ts';
import { functions } from './functions.ts';
import type { Value } from './value.ts';
import { type Joining, List, TypographicNumber } from './values.ts';

/** Data may be absent where the compiler tries all IDs, as for one that's mistyped: or it would ask for data. */
type Data<A, I extends keyof A> = A[I] extends null ? [] : [data: A[I]] | (keyof A extends I ? [] : never);

/** Says a message in one language. `A` has the data of each: an object, or null. */
export interface Translator<A> {
  <I extends keyof A & string>(id: I, ...data: Data<A, I>): string;
  /** The names of a message's attributes, in the order of the language's file; empty if there's no such message. */
  attributes(id: string): readonly string[];
}

export type Translate = Translator<Messages>;

/** The same for IDs that are put together while the bot runs. Tests say all of these. */
export const composed = (t: Translate) =>
  t as unknown as (id: string, data?: Readonly<Record<string, Value>>) => string;

/** Sentences that are kept in each language: most are said many times, about other tables. */
const SAID = 4_000;

/** The message of each language that says how numbers, plurals and lists are formatted: a BCP 47 tag. */
const FORMATS = 'language-formats';

/** The sentence; null if the message includes what isn't there, or gets data that don't fit. */
type Format = (data?: Readonly<Record<string, Value>>) => string | null;

/**
 * Messages in the syntax of Fluent (projectfluent.org), ready to be said.
 * @param texts contents of `.ftl` files
 * @param source the source language's texts, used where a message is missing or faulty, and for what messages include
 * @throws Error for a message that's nowhere, or has a fault in the source; tests check every language for both
 */
export function createTranslator<A = Messages>(
  texts: readonly string[],
  source: readonly string[] = [],
): Translator<A> {
  const own = texts.map((text) => new FluentResource(text));
  const formats = own.flatMap(({ body }) => body).find(({ id }) => id === FORMATS)?.value;
  const locale = typeof formats === 'string' ? formats : 'en-GB';
  const bundle = new FluentBundle(locale, { functions, useIsolating: false });
  for (const text of source) bundle.addResource(new FluentResource(text));
  for (const resource of own) bundle.addResource(resource, { allowOverrides: true });
  const joining: Joining = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  const inSource = source.length === 0 ? null : createTranslator<A>(source);
  const known = new Map<string, Format>();
  const said = new LRUCache<string, string>({ max: SAID });
  const sentenceOf = <I extends keyof A & string>(id: I, ...data: Data<A, I>): string => {
    const [given] = data as readonly (Readonly<Record<string, Value>> | undefined)[];
    const key = given === undefined ? id : id + textOf(given);
    const before = said.get(key);
    if (before !== undefined) return before;
    const format = known.get(id) ?? formatOf(bundle, id, joining);
    known.set(id, format);
    const sentence = format(given);
    if (sentence === null) {
      if (inSource === null) throw new Error(`the message ${id} has a fault`);
      return inSource(id, ...data);
    }
    said.set(key, sentence);
    return sentence;
  };
  return Object.assign(sentenceOf, {
    attributes: (id: string) => Object.keys(bundle.getMessage(id)?.attributes ?? {}),
  });
}

/** Other data have another text. */
function textOf(data: Readonly<Record<string, Value>>): string {
  let text = '';
  for (const name in data) {
    const value = data[name]!;
    text += ` ${name} ${typeof value === 'number' ? value : JSON.stringify(value)}`;
  }
  return text;
}

/** `id`: a message's name, or "message.attribute". */
function formatOf(bundle: FluentBundle, id: string, joining: Joining): Format {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) throw new Error(`no message ${id}`);
  if (typeof pattern === 'string') return () => pattern;
  return (data = {}) => {
    const faults: Error[] = [];
    const said = bundle.formatPattern(pattern, variables(data, joining), faults);
    return faults.length === 0 ? said : null;
  };
}

function variables(data: Readonly<Record<string, Value>>, joining: Joining): Record<string, FluentVariable> {
  const values: Record<string, FluentVariable> = {};
  for (const name in data) {
    const value = data[name]!;
    values[name] =
      typeof value === 'string'
        ? value
        : typeof value === 'number'
          ? new TypographicNumber(value + 0)
          : new List(value, joining);
  }
  return values;
}
