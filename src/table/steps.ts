import type { GameEvent, GameState, Seat } from '../games/game.ts';
import { foldRecord, gameOf, RecordError } from '../games/record.ts';
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
export function publicSteps({ record, shared }: Play): PublicStep[] {
  const game = gameOf(record);
  const steps: PublicStep[] = [];
  let before: Play['now']['state'] | undefined;
  try {
    for (const { index, state, events } of foldRecord(record)) {
      if (index !== null && index >= shared.steps) break;
      if (index !== null && before !== undefined) {
        const { seat } = record.steps[index]!;
        const chosen = (game.forced?.(before) ?? null) === null;
        steps.push({ seat, turn: game.turn(before), chosen, index, events, state });
      }
      before = state;
    }
  } catch (error) {
    if (error instanceof RecordError) return [];
    throw error;
  }
  return steps;
}
