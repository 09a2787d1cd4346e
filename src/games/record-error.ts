import type { Json } from './json.ts';

/**
 * What can be wrong with a record. `step` is the index of the step in `steps`, null for the set-up.
 * - `notJson` the text is not JSON
 * - `notRecord` it is not an object
 * - `tooDeep` {levels}: lists and objects stand in one another more than so many levels deep
 * - `noVersion`
 * - `unknownVersion` {version, known}
 * - `unknownGame` {game}
 * - `shape` {path, problem, expected}: a field is missing, unknown or of the wrong kind; see `FieldProblem` and `FieldKind`
 * - `setup` {code, data}: the options are refused by the game
 * - `illegalStep` {step, code, data}: the rules refuse the action
 * - `chance` {step, what, entry}: the outcome asked for as `what` is missing or could not have happened;
 *   `what` is null where the record has an outcome too many
 * - `facts` {step, path, recorded, computed}: `path` is empty for the whole, and what is not there is left out
 * - `result` {path, recorded, computed}: likewise
 */
export const RECORD_ERROR_CODES = [
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
  'facts',
  'result',
] as const;
export type RecordErrorCode = (typeof RECORD_ERROR_CODES)[number];

export type FieldProblem = 'missing' | 'surplus' | 'wrong';

/** What a field of a record has to be. */
export const FIELD_KINDS = [
  'anything',
  'list',
  'nothing',
  'number',
  'object',
  'objectOrNull',
  /** An object with `what` and either `order`, a list, or `outcome`. */
  'outcome',
  /** A whole number from 1. */
  'place',
  /** 32 hexadecimal digits in lower case. */
  'seed',
  'text',
  /** A whole number from 0. */
  'wholeNumber',
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
