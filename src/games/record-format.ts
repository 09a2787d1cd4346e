import * as z from 'zod';
import type { ChanceEntry } from './chance.ts';
import { GAME_IDS, type GameAction, type GameId, type Result, type Seat, type SetupOptions } from './game.ts';
import type { Json } from './json.ts';
import { type FieldKind, type FieldProblem, RecordError } from './record-error.ts';

/** The version that is written; docs/record.md tells what each version holds. */
export const RECORD_VERSION = 1;

/** One action, with the random outcomes it called for; most call for none. */
export interface RecordStep {
  readonly seat: Seat;
  readonly action: GameAction;
  readonly chance: readonly ChanceEntry[];
}

/** A game as its set-up and its actions: the least from which every state can be folded. */
export interface StoredRecord {
  readonly version: typeof RECORD_VERSION;
  readonly game: GameId;
  readonly options: SetupOptions;
  /** 32 hexadecimal digits in lower case: where the outcomes came from. The outcomes stand in the record themselves. */
  readonly seed: string;
  /** Outcomes drawn at set-up, in order. */
  readonly chance: readonly ChanceEntry[];
  readonly steps: readonly RecordStep[];
}

export interface ExportedStep extends RecordStep {
  /** Facts after the step. */
  readonly facts: Json;
}

/** A record that a stranger can check move by move: the stored one, with the facts and the result. */
export interface ExportedRecord extends StoredRecord {
  /** Facts after set-up. */
  readonly facts: Json;
  readonly steps: readonly ExportedStep[];
  /** Null when the game was not played to its end. */
  readonly result: Result | null;
}

/** The zod issue of a field carries, as its message, what the field has to be. */
const being = (kind: FieldKind) => ({ error: kind });

const json = z.custom<Json>((value) => value !== undefined, being('anything'));
const text = z.string(being('text'));
const count = z.int(being('wholeNumber')).nonnegative(being('wholeNumber'));
const place = z.int(being('place')).positive(being('place'));
const listOf = <T extends z.ZodType>(item: T) => z.array(item, being('list'));
const chance = listOf(
  z.union(
    [
      z.strictObject({ what: text, order: listOf(json) }, being('outcome')),
      z.strictObject({ what: text, outcome: json }, being('outcome')),
    ],
    being('outcome'),
  ),
);
const step = z.strictObject(
  { seat: count, action: z.looseObject({ type: text }, being('object')), chance },
  being('object'),
);
const options = z.strictObject(
  {
    variant: text,
    seats: count,
    startSeat: z.exactOptional(count),
    rules: z.exactOptional(z.record(z.string(), text, being('object'))),
  },
  being('object'),
);
const stored = z.strictObject({
  version: z.literal(RECORD_VERSION),
  game: z.enum(GAME_IDS),
  options,
  seed: text.regex(/^[0-9a-f]{32}$/, being('seed')),
  chance,
  steps: listOf(step),
});
const exported = stored.extend({
  facts: json,
  steps: listOf(step.extend({ facts: json })),
  result: z
    .strictObject({ scores: listOf(z.number(being('number'))), places: listOf(place) }, being('objectOrNull'))
    .nullable(),
});

/**
 * Reads an exported record: JSON text, or what `JSON.parse` gave. Its shape is checked, not yet its truth.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseRecord(source: unknown): ExportedRecord {
  return read(exported, source);
}

/**
 * Reads a stored record: JSON text, or what `JSON.parse` gave.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseStoredRecord(source: unknown): StoredRecord {
  return read(stored, source);
}

/** Far more than any record needs, and far less than what a recursion can bear. */
const MAX_LEVELS = 32;
const heading = z.looseObject({ version: z.number(being('number')), game: text });

function read<T>(schema: z.ZodType<T>, source: unknown): T {
  const value = typeof source === 'string' ? parseJson(source) : source;
  if (!isBranch(value) || Array.isArray(value)) throw new RecordError('notRecord');
  if (isDeeper(value, MAX_LEVELS)) throw new RecordError('tooDeep', { levels: MAX_LEVELS });
  const overlooked = pathToProto(value);
  if (overlooked !== null) throw surplusAt(overlooked);
  if (valueAt(value, ['version']) === undefined) throw new RecordError('noVersion');
  const { version, game } = check(heading, value);
  if (version !== RECORD_VERSION)
    throw new RecordError('unknownVersion', { version, known: [RECORD_VERSION] });
  if (!(GAME_IDS as readonly string[]).includes(game)) throw new RecordError('unknownGame', { game });
  return check(schema, value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError('notJson');
  }
}

const isBranch = (value: unknown): value is object => value !== null && typeof value === 'object';

const isDeeper = (value: unknown, levels: number): boolean =>
  isBranch(value) && (levels === 0 || Object.values(value).some((below) => isDeeper(below, levels - 1)));

/** Where the key `__proto__` is, which zod drops unsaid from objects with free keys; null when it is nowhere. */
function pathToProto(value: object): string[] | null {
  if (Object.hasOwn(value, '__proto__')) return ['__proto__'];
  for (const [key, below] of Object.entries(value)) {
    const path = isBranch(below) ? pathToProto(below) : null;
    if (path !== null) return [key, ...path];
  }
  return null;
}

const surplusAt = (path: readonly PropertyKey[]): RecordError =>
  new RecordError('shape', { path: path.join('.'), problem: 'surplus', expected: 'nothing' });

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path)
    at = isBranch(at) && Object.hasOwn(at, key) ? (at as Record<PropertyKey, unknown>)[key] : undefined;
  return at;
}

function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0] as z.core.$ZodIssue;
  if (issue.code === 'unrecognized_keys') throw surplusAt([...issue.path, issue.keys[0] as string]);
  const problem: FieldProblem = valueAt(value, issue.path) === undefined ? 'missing' : 'wrong';
  throw new RecordError('shape', { path: issue.path.join('.'), problem, expected: issue.message });
}
