import type { Play, RecentStep } from './document.ts';
import { whyOf } from './reasons.ts';
import type { TurnReport } from './types.ts';

type TurnStep = Pick<RecentStep, 'index' | 'seat' | 'turn' | 'events'>;

/** Consecutive steps, grouped by turn. */
export function groupedTurns(play: Play, steps: readonly TurnStep[]): TurnReport[] {
  const turns: TurnStep[][] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    if (last?.at(-1)?.turn === step.turn) last.push(step);
    else turns.push([step]);
  }
  return turns.map((turn) => ({
    seat: turn[0]!.seat,
    events: turn.flatMap(({ events }) => events),
    ...whyOf(play, turn),
  }));
}
