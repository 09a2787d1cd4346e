import type { ChanceEntry } from '../../src/games/chance.ts';
import type { SetupOptions } from '../../src/games/game.ts';
import { playRandomly } from '../../src/games/playout.ts';
import { type ExportedRecord, type ExportedStep, exportRecord } from '../../src/games/record.ts';
import { RecordError, type RecordErrorCode } from '../../src/games/record-error.ts';

export const SEED = '00112233445566778899aabbccddeeff';
export const OPTIONS: SetupOptions = { variant: 'advanced', seats: 3 };
export const played = playRandomly('artus', OPTIONS, SEED);
export const exported = exportRecord(played.record);
/** A changeable copy of the exported record. */
export const copy = (): ChangeableRecord => JSON.parse(JSON.stringify(exported));

/** An exported record whose lists may be changed. */
export type ChangeableRecord = ExportedRecord & { steps: ExportedStep[]; chance: ChanceEntry[] };

/** The record error that the call throws; fails if there is none. */
export function errorOf(act: () => unknown): {
  readonly code: RecordErrorCode;
  readonly data: Record<string, unknown>;
} {
  try {
    act();
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
