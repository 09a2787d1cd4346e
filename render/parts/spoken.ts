import type { Say } from '../../src/i18n/fluent/say.ts';

const numbers = new WeakMap<Say, number>();
let last = 0;

/** A number for what says the words, for keys of drawings on which something is written: other words have another one. */
export function numberOf(say: Say): number {
  const known = numbers.get(say);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(say, last);
  return last;
}
