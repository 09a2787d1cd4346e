import type * as z from 'zod';
import { GAME_IDS } from './game.ts';
import { isBranch, isDeeper, pathToProto, valueAt } from './json-tree.ts';
import { type FieldProblem, RecordError } from './record-error.ts';
import { exportedSchema, headerSchema, storedSchema } from './record-schema.ts';
import { type ExportedRecord, RECORD_VERSION, type StoredRecord } from './record-types.ts';

/**
 * Reads an exported record from JSON text or from what `JSON.parse` gave. Checks its shape, not its truth.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseRecord(source: unknown): ExportedRecord {
  return read(exportedSchema, source);
}

/**
 * Reads a stored record from JSON text or from what `JSON.parse` gave.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseStoredRecord(source: unknown): StoredRecord {
  return read(storedSchema, source);
}

/** Far more than any record needs, and far less than what overflows the stack. */
const MAX_LEVELS = 32;

function read<T>(schema: z.ZodType<T>, source: unknown): T {
  const value = typeof source === 'string' ? parseJson(source) : source;
  if (!isBranch(value) || Array.isArray(value)) throw new RecordError('notRecord');
  if (isDeeper(value, MAX_LEVELS)) throw new RecordError('tooDeep', { levels: MAX_LEVELS });
  // zod silently drops this key from objects with free keys.
  const proto = pathToProto(value);
  if (proto !== null) throw surplusAt(proto);
  if (valueAt(value, ['version']) === undefined) throw new RecordError('noVersion');
  const { version, game } = check(headerSchema, value);
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

function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0] as z.core.$ZodIssue;
  if (issue.code === 'unrecognized_keys') throw surplusAt([...issue.path, issue.keys[0] as string]);
  const problem: FieldProblem = valueAt(value, issue.path) === undefined ? 'missing' : 'wrong';
  throw new RecordError('shape', { path: issue.path.join('.'), problem, expected: issue.message });
}

const surplusAt = (path: readonly PropertyKey[]): RecordError =>
  new RecordError('shape', { path: path.join('.'), problem: 'surplus', expected: 'nothing' });
