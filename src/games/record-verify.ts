import { firstDifference } from './difference.ts';
import type { GameState } from './game.ts';
import { RecordError } from './record-error.ts';
import { gameOf } from './record-game.ts';
import { foldRecord } from './record-replay.ts';
import type { ExportedRecord, ExportedStep } from './record-types.ts';

/**
 * Replays a record and compares all its facts and its result, stopping at the first mismatch.
 * @returns the final state
 * @throws RecordError `setup`, `illegalStep`, `chance`, `facts`, each with the index of its step
 *   (null for the set-up), and `result`
 */
export function verifyRecord(record: ExportedRecord): GameState {
  const game = gameOf(record);
  let last: GameState | undefined;
  for (const { index, state } of foldRecord(record)) {
    const recorded = index === null ? record.facts : (record.steps[index] as ExportedStep).facts;
    const difference = firstDifference(recorded, game.facts(state));
    if (difference !== null) throw new RecordError('facts', { step: index, ...difference });
    last = state;
  }
  const difference = firstDifference(record.result, game.result(last as GameState));
  if (difference !== null) throw new RecordError('result', { ...difference });
  return last as GameState;
}
