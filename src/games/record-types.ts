import type { ChanceEntry } from './chance.ts';
import type { GameAction, GameId, Result, Seat, SetupOptions } from './game.ts';
import type { Json } from './json.ts';

/** The version written today; docs/record.md says what each version holds. */
export const RECORD_VERSION = 1;

/** One action, with the random outcomes it needed; most need none. */
export interface RecordStep {
  readonly seat: Seat;
  readonly action: GameAction;
  readonly chance: readonly ChanceEntry[];
}

/** A game's set-up and actions: the minimum from which every state can be rebuilt. */
export interface StoredRecord {
  readonly version: typeof RECORD_VERSION;
  readonly game: GameId;
  readonly options: SetupOptions;
  /** Where the outcomes came from, 32 lower-case hexadecimal digits. The record holds the outcomes themselves too. */
  readonly seed: string;
  /** Outcomes drawn at set-up, in order. */
  readonly chance: readonly ChanceEntry[];
  readonly steps: readonly RecordStep[];
}

export interface ExportedStep extends RecordStep {
  /** Facts after the step. */
  readonly facts: Json;
}

/** A stored record with its facts and result, so that anyone can check it move by move. */
export interface ExportedRecord extends StoredRecord {
  /** Facts after set-up. */
  readonly facts: Json;
  readonly steps: readonly ExportedStep[];
  /** Null when the game wasn't finished. */
  readonly result: Result | null;
}
