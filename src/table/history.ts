import { foldRecord, RecordError } from '../games/record.ts';
import type { PublicStep } from '../players/player.ts';
import type { Play } from './document.ts';

/** What everyone saw of each action since set-up; empty if the current rules reject the record. */
export function historyOf({ record }: Pick<Play, 'record'>): PublicStep[] {
  const history: PublicStep[] = [];
  try {
    for (const { index, events } of foldRecord(record))
      if (index !== null) history.push({ seat: record.steps[index]!.seat, events });
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return [];
  }
  return history;
}
