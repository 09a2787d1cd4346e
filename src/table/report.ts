import type { GameEvent, Seat } from '../games/game.ts';
import type { Play, TableDocument } from './document.ts';
import { spectatorViewOf } from './info.ts';
import { hasUntold, markTold } from './play.ts';
import type { Report, TurnReport } from './types.ts';

/** What the channel has not been told; null when there is nothing. Never what a player may still take for his own. */
export function reportOf(table: TableDocument): Report | null {
  const { play, status } = table;
  if (!play || status === 'closed' || !hasUntold(play)) return null;
  const { told, shared, turnStart, undone } = play;
  return {
    ...spectatorViewOf(table, play),
    started: !told.started,
    turns: turnsFrom(play, told.steps),
    newest: {
      started: told.from === 0,
      turns: turnsFrom(play, told.from),
      outlives: told.started && turnStart <= told.steps && status === 'playing',
    },
    takenBack: told.undone !== undone,
    steps: shared.steps,
    undone,
  };
}

/** What everybody may see of the steps from `first` on, by turn. */
function turnsFrom({ recent, shared }: Play, first: number): TurnReport[] {
  const turns: { turn: number; seat: Seat; events: GameEvent[] }[] = [];
  for (const { index, turn, seat, events } of recent) {
    if (index < first || index >= shared.steps) continue;
    const last = turns.at(-1);
    if (last?.turn === turn) last.events.push(...events);
    else turns.push({ turn, seat, events: [...events] });
  }
  return turns.map(({ seat, events }) => ({ seat, events }));
}

/** The table with the report noted as told; the same object when it was already. */
export function afterTold(
  table: TableDocument,
  told: Pick<Report, 'steps' | 'undone'>,
  inPlace: boolean,
): TableDocument {
  const { play } = table;
  return play && hasUntold(play) ? { ...table, play: markTold(play, told, inPlace) } : table;
}
