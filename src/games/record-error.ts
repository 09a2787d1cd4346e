import type { Json } from './json.ts';

/**
 * What can be wrong with a record. `step` is the step's index in `steps`, null for the set-up.
 * - `notJson`: the text isn't JSON
 * - `notRecord`: it isn't an object
 * - `tooDeep` {levels}: lists and objects are nested more than `levels` deep
 * - `noVersion`
 * - `unknownVersion` {version, known}
 * - `unknownGame` {game}
 * - `shape` {path, problem, expected}: a field is missing, unknown, of the wrong kind or too long; see `FieldProblem` and `FieldKind`
 * - `setup` {code, data}: the game refuses the options
 * - `illegalStep` {step, code, data}: the rules refuse the action
 * - `chance` {step, problem, what, entry}: the outcome `what` is missing or impossible, or the record has one too many
 *   (`what` is null); `entry` is what the record has there, null if nothing. See `ChanceProblem`.
 * - `fairness` {step, problem, what, recorded, computed}: what was committed to differs, or an outcome; see `Fault`
 * - `facts` {step, path, recorded, computed}: `path` is empty for the whole value, and a missing value is left out
 * - `result` {path, recorded, computed}: likewise
 */
const RECORD_ERROR_CODES = [
  'notJson',
  'notRecord',
  'tooDeep',
  'noVersion',
  'unknownVersion',
  'unknownGame',
  'shape',
  'setup',
  'illegalStep',
  'chance',
  'fairness',
  'facts',
  'result',
] as const;

export type RecordErrorCode = (typeof RECORD_ERROR_CODES)[number];

/** `missing`: the record has no outcome of that name there, but another or none; `impossible`: it can't be this one. */
export type ChanceProblem = 'missing' | 'impossible' | 'surplus';

/** `long`: it's a list with more items than any record has. */
export type FieldProblem = 'missing' | 'surplus' | 'wrong' | 'long';

/** What a field of a record must be. */
const FIELD_KINDS = [
  'anything',
  /** 64 lower-case hexadecimal digits. */
  'hash',
  /** A whole number that every program can hold: of at most 2 to the 53rd, less 1. */
  'integer',
  'list',
  'nothing',
  'number',
  'object',
  'objectOrNull',
  /** An object with `what` and either `order`, a list, or `outcome`. */
  'outcome',
  /** A whole number from 1. */
  'place',
  /** 32 lower-case hexadecimal digits. */
  'seed',
  'text',
  /** A whole number from 0. */
  'wholeNumber',
  /** What a player may give as a word, or null. */
  'wordOrNull',
] as const;

export type FieldKind = (typeof FIELD_KINDS)[number];

export class RecordError extends Error {
  readonly code: RecordErrorCode;
  readonly data: { readonly [key: string]: Json };

  constructor(code: RecordErrorCode, data: { readonly [key: string]: Json } = {}) {
    super(`${code} ${JSON.stringify(data)}`);
    this.name = 'RecordError';
    this.code = code;
    this.data = data;
  }
}
