import type { Json } from './json.ts';

/**
 * What can be wrong with a record. `step` is the index of the step in `steps`, null for the set-up.
 * - `notJson` the text is not JSON
 * - `unknownVersion` {version, known}
 * - `unknownGame` {game}
 * - `shape` {path, problem}: a field is missing or of the wrong kind
 * - `setup` {code, data}: the options are refused by the game
 * - `illegalStep` {step, code, data}: the rules refuse the action
 * - `chance` {step, what, entry}: the outcome asked for as `what` is missing or could not have happened;
 *   `what` is null where the record has an outcome too many
 * - `facts` {step, path, recorded, computed}
 * - `result` {path, recorded, computed}
 */
export const RECORD_ERROR_CODES = [
  'notJson',
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
