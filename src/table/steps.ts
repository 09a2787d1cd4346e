import type { GameEvent, GameState, Seat } from '../games/game.ts';
import { foldRecord, recordGame, type StoredRecord, truncateRecord } from '../games/record.ts';
import { RecordError } from '../games/record-error.ts';
import type { Play } from './document.ts';

/** A step of a game that everybody has seen. */
export interface PublicStep {
  readonly seat: Seat;
  readonly turn: number;
  /** Whether the seat chose it. */
  readonly chosen: boolean;
  readonly index: number;
  readonly events: readonly GameEvent[];
  /** After it. */
  readonly state: GameState;
}

/** All of them, oldest first; none if the current rules reject the record. */
export function publicSteps({ record, shared }: Play): readonly PublicStep[] {
  try {
    return replaySteps(record, shared.steps).steps;
  } catch (error) {
    if (error instanceof RecordError) return [];
    throw error;
  }
}

/**
 * The first `count` steps of a record, and the state before them.
 * @throws RecordError `setup`, `illegalStep`, `chance`, if the current rules reject the record
 */
export function replaySteps(
  record: StoredRecord,
  count: number,
): { readonly start: GameState; readonly steps: readonly PublicStep[] } {
  const game = recordGame(record);
  const steps: PublicStep[] = [];
  const [start, ...rest] = foldRecord(truncateRecord(record, count));
  let before = start!.state;
  for (const { index, state, events } of rest) {
    const chosen = (game.forced?.(before) ?? null) === null;
    steps.push({
      seat: record.steps[index!]!.seat,
      turn: game.turn(before),
      chosen,
      index: index!,
      events,
      state,
    });
    before = state;
  }
  return { start: start!.state, steps };
}
