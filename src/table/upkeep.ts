import { owing } from './change.ts';
import type { TableDocument } from './document.ts';
import { ARCHIVED_AFTER, isLiving, LOBBY_LASTS, owesSomething } from './storage/lists.ts';
import { isRecorded } from './views.ts';

/** The table, closed if it's a lobby in which nothing has changed for a day; null if it isn't. */
export function expired(table: TableDocument, now: number): TableDocument | null {
  if (table.status !== 'lobby' || now < table.changedAt + LOBBY_LASTS) return null;
  return owing({ ...table, status: 'closed', endedAt: now, notes: [] }, { kind: 'expired' });
}

/** The table, closed since its channel is gone, so that nobody needs to be told; null if it's over already. */
export const abandoned = (table: TableDocument, now: number): TableDocument | null =>
  isLiving(table) ? { ...table, status: 'closed', endedAt: now, notes: [], posted: null } : null;

/**
 * The table after it was looked after: one that's over is archived, and kept for that many ms (null: always); the
 * others are looked at again in some days. The same object if it's not the time yet.
 */
export function lookedAfter(table: TableDocument, now: number, keptFor: number | null): TableDocument {
  if (owesSomething(table)) return table;
  if (isLiving(table)) return { ...table, checkedAt: now };
  const endedAt = table.endedAt ?? table.changedAt;
  if (table.archived || now < endedAt + ARCHIVED_AFTER) return table;
  return {
    ...table,
    ...(table.play && { play: { ...table.play, reasons: [] } }),
    archived: true,
    expires: !isRecorded(table) ? now : keptFor === null ? null : endedAt + keptFor,
    requests: [],
    untold: [],
    hinted: table.hinted.map((each) => ({ ...each, kept: [] })),
  };
}
