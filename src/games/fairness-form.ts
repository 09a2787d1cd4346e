import * as z from 'zod';
import type { ChanceEntry } from './chance.ts';
import { type Checked, isWord } from './fairness.ts';
import type { Longest } from './game.ts';
import { isBranch, isDeeper, isTextDeeper, type Json, pathTo, valueAtPath } from './json.ts';
import { type FieldKind, type FieldProblem, RecordError } from './record-error.ts';

// The fields of a record that its shuffles are checked by, for the whole record's form too. A page's script has this
// file, so it knows no games.

/** A field's zod issue carries, as its message, the kind of value the field must have. */
export const being = (kind: FieldKind) => ({ error: kind });

export const json = z.custom<Json>((value) => value !== undefined, being('anything'));
export const textForm = z.string(being('text'));
export const count = z.int(being('wholeNumber')).nonnegative(being('wholeNumber'));

export const place = z.int(being('place')).positive(being('place'));

/** For programs that don't know the rules: more than any game's ask for. */
export const LONGEST: Longest = { steps: 20_000, outcomes: 256, items: 128 };
export const [MOST_SEATS, MOST_RULES] = [32, 64];

/** Unlike zod's own list, it says only what's wrong first: many wrong items cost no more than one. */
export const boundedArray = <T>(item: z.ZodType<T>, most: number, least = 0): z.ZodType<T[]> =>
  z.unknown().transform((value, { issues }) => {
    if (!Array.isArray(value)) {
      issues.push({ code: 'custom', message: 'list', input: value });
      return z.NEVER;
    }
    if (value.length < least || value.length > most) {
      const params = { problem: (value.length > most ? 'long' : 'wrong') satisfies FieldProblem };
      // It goes on, or a union would only say that none of its forms fits.
      issues.push({ code: 'custom', message: 'list', input: value, params, continue: true });
      return [];
    }
    const items: T[] = [];
    for (const [at, each] of value.entries()) {
      const parsed = item.safeParse(each);
      if (!parsed.success) {
        const [issue] = parsed.error.issues as [z.core.$ZodIssue];
        issues.push({ ...issue, input: each, path: [at, ...issue.path] } as z.core.$ZodRawIssue);
        return z.NEVER;
      }
      items.push(parsed.data);
    }
    return items;
  });

export const hex = (digits: number, kind: FieldKind) =>
  textForm.regex(new RegExp(`^[0-9a-f]{${digits}}$`), being(kind));

/** What a hash is made of: an object's keys have no order, so it has several texts. */
const item = z.custom<Json>((value) => value !== undefined && !isBranch(value), being('anything'));

const check = hex(32, 'seed');

/** How each version keeps outcomes. */
export function outcomeForms({ outcomes, items }: Longest) {
  const shuffle = z.strictObject({ what: textForm, order: boundedArray(json, items) }, being('outcome'));
  const pick = z.strictObject({ what: textForm, outcome: json }, being('outcome'));
  const listed = (entries: readonly [z.ZodType<ChanceEntry>, z.ZodType<ChanceEntry>]) =>
    boundedArray(z.union(entries, being('outcome')), outcomes);
  return {
    1: listed([shuffle, pick]),
    2: listed([
      shuffle.extend({ order: boundedArray(item, items), check }),
      pick.extend({ outcome: item, among: boundedArray(item, items, 1), check }),
    ]),
  };
}

export const options = z.strictObject(
  {
    variant: textForm,
    seats: count,
    startSeat: z.exactOptional(count),
    rules: z.exactOptional(
      z
        .custom<object>(
          (value) => !isBranch(value) || Object.keys(value).length <= MOST_RULES,
          being('object'),
        )
        .pipe(z.record(z.string(), textForm, being('object'))),
    ),
  },
  being('object'),
);

/** The version whose outcomes can be checked, with what they follow from. */
export const FAIR = {
  version: z.literal(2),
  fairness: z.strictObject(
    {
      number: place,
      seed: hex(64, 'hash'),
      words: boundedArray(textForm.refine(isWord, being('wordOrNull')).nullable(), MOST_SEATS),
      commitment: hex(64, 'hash'),
      start: hex(64, 'hash'),
    },
    being('object'),
  ),
};

const { 2: outcomes } = outcomeForms(LONGEST);

const checkedForm: z.ZodType<Checked> = z.strictObject({
  ...FAIR,
  game: textForm,
  options,
  chance: outcomes,
  facts: json,
  steps: boundedArray(
    z.strictObject({ seat: json, action: json, chance: outcomes, facts: json }, being('object')),
    LONGEST.steps,
  ),
  result: json,
});

const versionForm = z.looseObject({ version: z.number(being('number')) });

/**
 * Reads what's checked of an exported record's shuffles, from JSON text. Checks nothing else: the game may be unknown.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion` for any version that has no
 *   commitment, `shape`
 */
export function parseChecked(source: string): Checked {
  const tree = parseRecordTree(source);
  const { version } = fitForm(versionForm, tree);
  if (version !== 2) throw new RecordError('unknownVersion', { version, known: [2] });
  return fitForm(checkedForm, tree);
}

/** Half a surrogate pair, which has no bytes in UTF-8. */
const LONE = /\p{Cs}/u;

/** Values that other programs may read as something else. */
const ODD: readonly (readonly [FieldKind, (value: unknown) => boolean])[] = [
  ['text', (value) => typeof value === 'string' && LONE.test(value)],
  ['integer', (value) => typeof value === 'number' && !Number.isSafeInteger(value)],
];

/** Far more than any record needs, and far less than what overflows the stack. */
const MAX_LEVELS = 32;

/**
 * The object that a record is, from JSON text or from what `JSON.parse` gave. It has a version.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `shape`
 */
export function parseRecordTree(source: unknown): object {
  const value = typeof source === 'string' ? parseJson(source) : source;
  if (!isBranch(value) || Array.isArray(value)) throw new RecordError('notRecord');
  if (typeof source === 'string' ? isTextDeeper(source, MAX_LEVELS) : isDeeper(value, MAX_LEVELS))
    throw new RecordError('tooDeep', { levels: MAX_LEVELS });
  // zod silently drops `__proto__` from objects with free keys.
  const surplus = pathTo(value, (key) => key === '__proto__' || LONE.test(key));
  if (surplus !== null) throw surplusAt(surplus);
  for (const [expected, isOdd] of ODD) {
    const path = pathTo(value, (_, below) => isOdd(below));
    if (path !== null) throw new RecordError('shape', { path: path.join('.'), problem: 'wrong', expected });
  }
  if (valueAtPath(value, ['version']) === undefined) throw new RecordError('noVersion');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError('notJson');
  }
}

/** @throws RecordError `shape` for the first field that doesn't fit */
export function fitForm<T>(form: z.ZodType<T>, value: unknown): T {
  const parsed = form.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0] as z.core.$ZodIssue;
  if (issue.code === 'unrecognized_keys') throw surplusAt([...issue.path, issue.keys[0] as string]);
  const problem: FieldProblem =
    valueAtPath(value, issue.path) === undefined
      ? 'missing'
      : issue.code === 'custom' && issue.params?.problem === 'long'
        ? 'long'
        : 'wrong';
  throw new RecordError('shape', { path: issue.path.join('.'), problem, expected: issue.message });
}

const surplusAt = (path: readonly PropertyKey[]): RecordError =>
  new RecordError('shape', { path: path.join('.'), problem: 'surplus', expected: 'nothing' });
