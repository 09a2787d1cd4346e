import { readFileSync } from 'node:fs';
import { explainRecordError } from '../../scripts/explain-record.ts';
import type { Json } from '../../src/games/json.ts';
import {
  type ExportedRecord,
  gameOf,
  parseRecord,
  RecordError,
  replay,
  verifyRecord,
} from '../../src/games/record.ts';

/** The record beside a test, of the same name. */
export const readRecord = (testUrl: string): ExportedRecord =>
  parseRecord(readFileSync(new URL(testUrl.replace(/\.test\.ts$/, '.jsonl')), 'utf8'));

/** Fails where the record is false before the step: by the set-up, an action, an outcome or the facts after it. */
export function verifyBefore(record: ExportedRecord, step: number): void {
  inWords(() => {
    const steps = record.steps.slice(0, step);
    const result = gameOf(record).result(replay(record, step));
    verifyRecord({ ...record, steps, result });
  });
}

/** The facts as the rules are played now: after a step, or after set-up if it's null. */
export const factsAfter = (record: ExportedRecord, step: number | null): Json =>
  inWords(() => gameOf(record).facts(replay(record, step === null ? 0 : step + 1)));

/** The result as the rules are played now; null if the game isn't over. */
export const resultOf = (record: ExportedRecord) => inWords(() => gameOf(record).result(replay(record)));

/** Says in a sentence what is false. */
function inWords<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new Error(`The record is false: ${explainRecordError(error)}.`);
  }
}
