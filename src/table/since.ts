import type { GameEvent, Seat } from '../games/game.ts';
import { foldRecord, gameOf, RecordError } from '../games/record.ts';
import type { Play, TableDocument } from './document.ts';
import { groupedTurns } from './grouped-turns.ts';
import { seatsToAct } from './info.ts';
import { holdersAt, isSameHolder } from './tenures.ts';
import type { TurnReport } from './types.ts';

/** What has happened publicly since a seat's last decision. */
export interface Since {
  /** Whether they have decided anything yet; if not, it's everything since the start. */
  readonly hasPlayed: boolean;
  /** Oldest first. Decisions that were forced on the seat are included. */
  readonly turns: readonly TurnReport[];
}

interface PublicStep {
  readonly seat: Seat;
  readonly turn: number;
  /** Whether the seat chose it. */
  readonly chosen: boolean;
  readonly index: number;
  readonly events: readonly GameEvent[];
}

/**
 * The public steps since the last decision of whoever holds the seat now. While it's the seat's turn, what it has already done in it doesn't
 * count. Empty if the current rules reject the record.
 */
export function sinceOf(table: TableDocument, play: Play, seat: Seat): Since {
  const steps = publicSteps(play);
  const isMine = (step: PublicStep | undefined) =>
    step?.seat === seat &&
    step.chosen &&
    isSameHolder(holdersAt(table, step.index)[seat]!, table.seats[seat]!);
  let end = steps.length;
  if (seatsToAct(table).includes(seat))
    while (isMine(steps[end - 1]) && steps[end - 1]!.index >= play.turnStart) end--;
  const last = steps.slice(0, end).findLastIndex(isMine);
  return { hasPlayed: last >= 0, turns: groupedTurns(table, play, steps.slice(last + 1, end)) };
}

function publicSteps({ record, shared }: Play): PublicStep[] {
  const game = gameOf(record);
  const steps: PublicStep[] = [];
  let before: Play['now']['state'] | undefined;
  try {
    for (const { index, state, events } of foldRecord(record)) {
      if (index !== null && index >= shared.steps) break;
      if (index !== null && before !== undefined) {
        const { seat } = record.steps[index]!;
        const chosen = (game.forced?.(before) ?? null) === null;
        steps.push({ seat, turn: game.turn(before), chosen, index, events });
      }
      before = state;
    }
  } catch (error) {
    if (error instanceof RecordError) return [];
    throw error;
  }
  return steps;
}
