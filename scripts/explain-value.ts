import type { Json } from '../src/games/json.ts';
import { listed } from './wording.ts';

/** Longer values are shortened to keep messages readable. */
const LONGEST_VALUE = 200;

export function show(value: Json | undefined): string {
  if (value === undefined) return 'absent';
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** "only a is known", "known are a and b". */
export const listKnown = (names: readonly string[]): string =>
  names.length === 1 ? `only ${names[0]} is known` : `known are ${listed(names)}`;
