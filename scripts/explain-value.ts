import type { Json } from '../src/games/json.ts';
import { listed } from './wording.ts';

/** Longer values are cut: the sentence has to stay one. */
const LONGEST_VALUE = 200;

export function show(value: Json | undefined): string {
  if (value === undefined) return 'absent';
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

export const knownAre = (names: readonly string[]): string =>
  `${names.length === 1 ? 'is' : 'are'} ${listed(names)}`;
