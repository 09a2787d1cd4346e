import type { Log } from '../base/log.ts';
import type { TableDocument } from './document.ts';

/**
 * Logs each action that a saved change has added: who chose it and of what type it is. What was played with may be
 * hidden, so it isn't said.
 */
export function logPlayed(
  log: Log,
  chosenBy: 'person' | 'computer',
  before: TableDocument,
  { id: tableId, revision, play }: TableDocument,
): void {
  if (!play || play === before.play) return;
  const { recent, record } = play;
  const begun = before.play?.record.steps.length ?? 0;
  for (const [at, { seat, action }] of record.steps.slice(begun).entries()) {
    const isForced = recent.some(({ index, forced }) => index === begun + at && forced);
    log.info(
      { tableId, revision, seat, by: isForced ? 'rules' : chosenBy, action: action.type },
      'an action was played',
    );
  }
}
