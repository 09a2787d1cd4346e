import { isDeepStrictEqual } from 'node:util';
import type { GameState } from '../../src/games/game.ts';
import type { RecordStep, StoredRecord } from '../../src/games/record.ts';
import { spent } from './time.ts';

export type Fold = (start: GameState, steps: readonly RecordStep[]) => GameState;

/** Plies/s of replaying the records' moves. @throws Error unless every record reaches its end state */
export function folding(
  records: readonly StoredRecord[],
  starts: readonly GameState[],
  ends: readonly GameState[],
  fold: Fold,
): number {
  let plies = 0;
  let time = 0;
  for (const [index, record] of records.entries()) {
    const began = spent();
    const end = fold(starts[index] as GameState, record.steps);
    time += spent() - began;
    plies += record.steps.length;
    if (!isDeepStrictEqual(end, ends[index])) throw new Error('a fold came to another end');
  }
  return (plies * 1000) / time;
}
