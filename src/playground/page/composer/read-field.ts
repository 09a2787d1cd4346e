import type { State } from '../state.ts';
import { words } from '../words.ts';
import type { OptionSpec } from './catalogue.ts';
import type { Field, Value } from './draft.ts';
import { unquoted } from './split.ts';
import { valuesOf, withoutSign } from './suggestions.ts';

export type Read = { readonly value: Value | undefined } | { readonly error: string };

const integer = 4;
export const number = 10;

/** The value of a field; undefined for an empty optional one. */
export function readField(option: OptionSpec, field: Field, state: State): Read {
  if (field.picked !== null) return { value: field.picked };
  const text = unquoted(field.text.trim());
  const { name } = option;
  if (text === '') return option.required ? { error: words.composer.missing(name) } : { value: undefined };
  const list = valuesOf(option, state);
  if (list) {
    const found = list.find(({ label, value }) => same(label, text) || same(String(value), text));
    return found ? { value: found.value } : { error: words.composer.notListed(name) };
  }
  return option.type === integer || option.type === number
    ? readNumber(option, text)
    : readString(option, text);
}

function same(a: string, b: string): boolean {
  return withoutSign(a.toLowerCase()) === withoutSign(b.toLowerCase());
}

function readNumber(option: OptionSpec, text: string): Read {
  const { name, min_value: min, max_value: max } = option;
  const value = Number(text);
  if (option.type === integer && !Number.isInteger(value)) return { error: words.composer.notWhole(name) };
  if (!Number.isFinite(value)) return { error: words.composer.notNumber(name) };
  if (min !== undefined && value < min) return { error: words.composer.tooSmall(name, min) };
  if (max !== undefined && value > max) return { error: words.composer.tooLarge(name, max) };
  return { value };
}

function readString(option: OptionSpec, text: string): Read {
  const { name, min_length: min, max_length: max } = option;
  if (min !== undefined && text.length < min) return { error: words.composer.tooShort(name, min) };
  if (max !== undefined && text.length > max) return { error: words.composer.tooLong(name, max) };
  return { value: text };
}
