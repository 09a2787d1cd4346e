import type { TableDocument } from './document.ts';
import { spectatorViewOf } from './info.ts';
import { hasUntold, markTold, untoldTurns } from './play.ts';
import type { Report } from './types.ts';

/** What the channel has not been told; null when there is nothing. Never of a turn under way. */
export function reportOf(table: TableDocument): Report | null {
  const { play, status } = table;
  if (!play || status === 'closed' || !hasUntold(play)) return null;
  return {
    ...spectatorViewOf(table, play),
    started: !play.told.started,
    turns: untoldTurns(play),
    steps: play.turnStart.steps,
  };
}

/** The table with the report noted as told; the same object when it was already. */
export function afterTold(table: TableDocument, steps: number): TableDocument {
  const { play } = table;
  return play && hasUntold(play) ? { ...table, play: markTold(play, steps) } : table;
}
