import type { Words } from '../../src/i18n/index.ts';

const numbers = new WeakMap<Words, number>();
let last = 0;

/** A number for the words, for keys of drawings on which something is written: other words have another one. */
export function numberOf(say: Words): number {
  const known = numbers.get(say);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(say, last);
  return last;
}
