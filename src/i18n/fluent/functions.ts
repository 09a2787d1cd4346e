import { type FluentFunction, FluentNone, FluentNumber } from '@fluent/bundle';
import { List, SignedNumber, TypographicNumber } from './values.ts';

const PLURALS = ['cardinal', 'ordinal'] as const;

/** `NUMBER($place, type: "ordinal")` selects by first, second, third … */
const NUMBER: FluentFunction = ([value], { type }) => {
  if (!(value instanceof FluentNumber)) throw new TypeError('NUMBER takes a number');
  const plural = PLURALS.find((name) => name === type) ?? 'cardinal';
  return new TypographicNumber(value.value, { ...value.opts, type: plural } as FluentNumber['opts']);
};

/** `SIGNED($points)`: "+5", "−3", "0". */
const SIGNED: FluentFunction = ([value]) => {
  if (!(value instanceof FluentNumber)) throw new TypeError('SIGNED takes a number');
  return new SignedNumber(value.value);
};

/** `OR($names)`: "a, b or c". A list by itself says "and". */
const OR: FluentFunction = ([value]) => {
  if (!(value instanceof List)) throw new TypeError('OR takes a list');
  return value.or();
};

/** `CAPITAL(some-message)`: with a capital first letter. */
const CAPITAL: FluentFunction = ([value]) => {
  if (typeof value !== 'string') return value ?? new FluentNone();
  return value.charAt(0).toLocaleUpperCase() + value.slice(1);
};

/** A vowel, a silent h or a y before a consonant, after whatever escapes or emphasises a name. */
const ELIDED = /^[^\p{L}\p{N}]*([aeiouàâäéèêëîïôöœùûü]|h[aeiouéèêëy]|y(?![aeiou]))/iu;

/** `DE($name)`: "de Gareth", "d’Ann", in French. */
const DE: FluentFunction = ([value]) => {
  if (typeof value !== 'string') throw new TypeError('DE takes a name');
  return ELIDED.test(value) ? `d’${value}` : `de ${value}`;
};

/** What translators can use besides variables, choices and references. */
export const functions = { NUMBER, SIGNED, OR, CAPITAL, DE };
