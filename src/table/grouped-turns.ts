import type { Play, RecentStep, TableDocument } from './document.ts';
import { whyOf } from './reasons.ts';
import { holdersAt, isSameHolder } from './tenures.ts';
import type { SeatHolder, TurnReport } from './types.ts';

type TurnStep = Pick<RecentStep, 'index' | 'seat' | 'turn' | 'events'>;

interface Group {
  readonly turn: number;
  readonly holders: readonly SeatHolder[];
  readonly steps: TurnStep[];
}

/** Consecutive steps, grouped by turn, and within one by who sat at the table. */
export function groupedTurns(table: TableDocument, play: Play, steps: readonly TurnStep[]): TurnReport[] {
  const groups: Group[] = [];
  for (const step of steps) {
    const { turn } = step;
    const holders = holdersAt(table, step.index);
    const last = groups.at(-1);
    if (last?.turn === turn && isSameRound(last.holders, holders)) last.steps.push(step);
    else groups.push({ turn, holders, steps: [step] });
  }
  return groups.map(({ holders, steps }) => ({
    seat: steps[0]!.seat,
    names: holders.map(({ name }) => name),
    events: steps.flatMap(({ events }) => events),
    ...whyOf(play, steps),
  }));
}

const isSameRound = (one: readonly SeatHolder[], other: readonly SeatHolder[]): boolean =>
  one === other || one.every((holder, seat) => isSameHolder(holder, other[seat]!));
