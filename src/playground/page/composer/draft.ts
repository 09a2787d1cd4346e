import type { PageOption } from '../../protocol.ts';
import type { State } from '../state.ts';
import { words } from '../words.ts';
import type { Entry, OptionSpec } from './catalogue.ts';
import { listed } from './suggestions.ts';

export type Value = string | number | boolean;

/** What stands in an option's field; `picked` when it was taken from a list. */
export interface Field {
  readonly text: string;
  readonly picked: Value | null;
}

/** A command being filled in. Options without a field are left out. */
export interface Draft {
  readonly entry: Entry;
  readonly fields: ReadonlyMap<string, Field>;
}

export const emptyField: Field = { text: '', picked: null };

export function draftOf(entry: Entry): Draft {
  const required = entry.options.filter((option) => option.required);
  return { entry, fields: new Map(required.map((option) => [option.name, emptyField])) };
}

/** Options in the bot's order that have a field. */
export function shownOptions(draft: Draft): readonly OptionSpec[] {
  return draft.entry.options.filter((option) => draft.fields.has(option.name));
}

export function hiddenOptions(draft: Draft): readonly OptionSpec[] {
  return draft.entry.options.filter((option) => !draft.fields.has(option.name));
}

export function withField(draft: Draft, name: string, field: Field | null): Draft {
  const fields = new Map(draft.fields);
  if (field) fields.set(name, field);
  else fields.delete(name);
  return { ...draft, fields };
}

export type Read = { readonly value: Value | undefined } | { readonly error: string };

const integer = 4;
const number = 10;

/** The value of a field; undefined for an empty optional one. */
export function readField(option: OptionSpec, field: Field, state: State): Read {
  if (field.picked !== null) return { value: field.picked };
  const text = field.text.trim();
  const { name } = option;
  if (text === '') return option.required ? { error: words.composer.missing(name) } : { value: undefined };
  const list = listed(option, state);
  if (list) {
    const found = list.find(({ label, value }) => same(label, text) || same(String(value), text));
    return found ? { value: found.value } : { error: words.composer.notListed(name) };
  }
  return option.type === integer || option.type === number
    ? readNumber(option, text)
    : readString(option, text);
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function readNumber(option: OptionSpec, text: string): Read {
  const { name, min_value: least, max_value: most } = option;
  const value = Number(text);
  if (option.type === integer && !Number.isInteger(value)) return { error: words.composer.notWhole(name) };
  if (!Number.isFinite(value)) return { error: words.composer.notNumber(name) };
  if (least !== undefined && value < least) return { error: words.composer.tooSmall(name, least) };
  if (most !== undefined && value > most) return { error: words.composer.tooLarge(name, most) };
  return { value };
}

function readString(option: OptionSpec, text: string): Read {
  const { name, min_length: least, max_length: most } = option;
  if (least !== undefined && text.length < least) return { error: words.composer.tooShort(name, least) };
  if (most !== undefined && text.length > most) return { error: words.composer.tooLong(name, most) };
  return { value: text };
}

export type Reading =
  | { readonly options: readonly PageOption[] }
  | { readonly errors: ReadonlyMap<string, string> };

/** The draft as Discord's interaction options, or what is wrong with which field. */
export function readDraft(draft: Draft, state: State): Reading {
  const errors = new Map<string, string>();
  const options: PageOption[] = [];
  for (const option of shownOptions(draft)) {
    const read = readField(option, draft.fields.get(option.name) ?? emptyField, state);
    if ('error' in read) errors.set(option.name, read.error);
    else if (read.value !== undefined)
      options.push({ name: option.name, type: option.type, value: read.value });
  }
  return errors.size > 0 ? { errors } : { options: nest(draft.entry, options) };
}

/** Half-filled options for autocomplete: fields that cannot be read yet are left out. */
export function readForAutocomplete(draft: Draft, focused: string, state: State): readonly PageOption[] {
  const options: PageOption[] = [];
  for (const option of shownOptions(draft)) {
    const field = draft.fields.get(option.name) ?? emptyField;
    if (option.name === focused) {
      options.push({ name: option.name, type: option.type, value: field.text, focused: true });
      continue;
    }
    const read = readField(option, field, state);
    if ('value' in read && read.value !== undefined) {
      options.push({ name: option.name, type: option.type, value: read.value });
    }
  }
  return nest(draft.entry, options);
}

function nest(entry: Entry, options: readonly PageOption[]): readonly PageOption[] {
  let nested = options;
  for (let depth = entry.path.length; depth > 0; depth--) {
    const type = depth === entry.path.length ? 1 : 2;
    nested = [{ name: entry.path[depth - 1] ?? '', type, options: nested }];
  }
  return nested;
}

/** "/table open game:artus" */
export function lineOf(draft: Draft): string {
  const parts = shownOptions(draft).map(({ name }) => `${name}:${draft.fields.get(name)?.text ?? ''}`);
  return [`/${draft.entry.name}`, ...parts].join(' ');
}
