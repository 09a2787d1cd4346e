import * as z from 'zod';
import type { ChanceEntry } from './chance.ts';
import { isWord } from './fairness.ts';
import { GAME_IDS } from './game.ts';
import { isBranch, isDeeper, type Json, pathToProto, valueAt } from './json.ts';
import type { ExportedRecord, StoredRecord } from './record.ts';
import { type FieldKind, type FieldProblem, RecordError } from './record-error.ts';

/** A field's zod issue carries, as its message, the kind of value the field must have. */
const being = (kind: FieldKind) => ({ error: kind });

const json = z.custom<Json>((value) => value !== undefined, being('anything'));
const text = z.string(being('text'));
const count = z.int(being('wholeNumber')).nonnegative(being('wholeNumber'));

const place = z.int(being('place')).positive(being('place'));

const listOf = <T extends z.ZodType>(item: T) => z.array(item, being('list'));

const hex = (digits: number, kind: FieldKind) => text.regex(new RegExp(`^[0-9a-f]{${digits}}$`), being(kind));

const outcomesOf = (entries: readonly [z.ZodType<ChanceEntry>, z.ZodType<ChanceEntry>]) =>
  listOf(z.union(entries, being('outcome')));

const shuffle = z.strictObject({ what: text, order: listOf(json) }, being('outcome'));
const pick = z.strictObject({ what: text, outcome: json }, being('outcome'));

const check = hex(32, 'seed');
/** How each version keeps outcomes. */
const OUTCOMES = {
  1: outcomesOf([shuffle, pick]),
  2: outcomesOf([
    shuffle.extend({ check }),
    pick.extend({ among: listOf(json).min(1, being('list')), check }),
  ]),
};

const options = z.strictObject(
  {
    variant: text,
    seats: count,
    startSeat: z.exactOptional(count),
    rules: z.exactOptional(z.record(z.string(), text, being('object'))),
  },
  being('object'),
);

/** Where each version's outcomes came from. */
const SOURCES = {
  1: { version: z.literal(1), seed: hex(32, 'seed') },
  2: {
    version: z.literal(2),
    fairness: z.strictObject(
      {
        number: place,
        seed: hex(64, 'hash'),
        words: listOf(text.refine(isWord, being('wordOrNull')).nullable()),
        commitment: hex(64, 'hash'),
        start: hex(64, 'hash'),
      },
      being('object'),
    ),
  },
};

type Version = keyof typeof SOURCES;
const VERSIONS: readonly number[] = [1, 2] satisfies Version[];

/** The fields that decide which schema applies. */
const headerSchema = z.looseObject({ version: z.number(being('number')), game: text });

const stepFor = (version: Version) =>
  z.strictObject(
    { seat: count, action: z.looseObject({ type: text }, being('object')), chance: OUTCOMES[version] },
    being('object'),
  );

const storedFor = <V extends Version>(version: V) =>
  z.strictObject({
    ...(SOURCES[version] as (typeof SOURCES)[V]),
    game: z.enum(GAME_IDS),
    options,
    chance: OUTCOMES[version],
    steps: listOf(stepFor(version)),
  });

const result = z
  .strictObject({ scores: listOf(z.number(being('number'))), places: listOf(place) }, being('objectOrNull'))
  .nullable();

const exportedFor = <V extends Version>(version: V) =>
  storedFor(version).extend({ facts: json, steps: listOf(stepFor(version).extend({ facts: json })), result });

/** A schema for each version. */
type Schemas<T> = Readonly<Record<Version, z.ZodType<T>>>;
const STORED: Schemas<StoredRecord> = { 1: storedFor(1), 2: storedFor(2) };
const EXPORTED: Schemas<ExportedRecord> = { 1: exportedFor(1), 2: exportedFor(2) };

/**
 * Reads an exported record from JSON text or from what `JSON.parse` gave. Checks its shape, not its truth.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseRecord(source: unknown): ExportedRecord {
  return read(EXPORTED, source);
}

/**
 * Reads a stored record from JSON text or from what `JSON.parse` gave.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseStoredRecord(source: unknown): StoredRecord {
  return read(STORED, source);
}

/** Far more than any record needs, and far less than what overflows the stack. */
const MAX_LEVELS = 32;

function read<T>(schemas: Schemas<T>, source: unknown): T {
  const value = typeof source === 'string' ? parseJson(source) : source;
  if (!isBranch(value) || Array.isArray(value)) throw new RecordError('notRecord');
  if (isDeeper(value, MAX_LEVELS)) throw new RecordError('tooDeep', { levels: MAX_LEVELS });
  // zod silently drops this key from objects with free keys.
  const proto = pathToProto(value);
  if (proto !== null) throw surplusAt(proto);
  if (valueAt(value, ['version']) === undefined) throw new RecordError('noVersion');
  const { version, game } = checked(headerSchema, value);
  if (!VERSIONS.includes(version)) throw new RecordError('unknownVersion', { version, known: VERSIONS });
  if (!(GAME_IDS as readonly string[]).includes(game)) throw new RecordError('unknownGame', { game });
  return checked(schemas[version as Version], value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError('notJson');
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0] as z.core.$ZodIssue;
  if (issue.code === 'unrecognized_keys') throw surplusAt([...issue.path, issue.keys[0] as string]);
  const problem: FieldProblem = valueAt(value, issue.path) === undefined ? 'missing' : 'wrong';
  throw new RecordError('shape', { path: issue.path.join('.'), problem, expected: issue.message });
}

const surplusAt = (path: readonly PropertyKey[]): RecordError =>
  new RecordError('shape', { path: path.join('.'), problem: 'surplus', expected: 'nothing' });
