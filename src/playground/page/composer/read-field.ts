import type { State } from '../state.ts';
import { words } from '../words.ts';
import type { OptionSpec } from './catalogue.ts';
import type { Field, Value } from './draft.ts';
import { listed } from './suggestions.ts';

export type Read = { readonly value: Value | undefined } | { readonly error: string };

const integer = 4;
export const number = 10;

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
