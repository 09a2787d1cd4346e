import { readFileSync } from 'node:fs';
import { explainRecordError } from '../../scripts/explain-record.ts';
import type { Json } from '../../src/games/json.ts';
import { type ExportedRecord, recordGame, replay, verifyRecord } from '../../src/games/record.ts';
import { RecordError } from '../../src/games/record-error.ts';
import { parseRecord } from '../../src/games/record-form.ts';

/** The record stored next to a test, under the same name. */
export const readRecord = (testUrl: string): ExportedRecord =>
  parseRecord(readFileSync(new URL(testUrl.replace(/\.test\.ts$/, '.jsonl')), 'utf8'));

/** Fails if the engine disagrees with the set-up, an action, a random outcome or facts before the step, from 1; the result comes after the last. */
export function verifyBefore(record: ExportedRecord, step: number): void {
  inWords(() => {
    const steps = record.steps.slice(0, step - 1);
    const result = recordGame(record).result(replay(record, step - 1));
    verifyRecord({ ...record, steps, result });
  });
}

/** The engine's facts after a step, from 1; 0 is set-up. */
export const factsAfter = (record: ExportedRecord, step: number): Json =>
  inWords(() => recordGame(record).facts(replay(record, step)));

/** The engine's result; null if the game isn't over. */
export const resultOf = (record: ExportedRecord) => inWords(() => recordGame(record).result(replay(record)));

/** Explains a RecordError in a sentence. */
function inWords<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new Error(`The record is wrong: ${explainRecordError(error)}.`);
  }
}
