import { owing, withShown } from './change.ts';
import type { Barrier, TableDocument } from './document.ts';
import { isDeserted } from './holders.ts';
import { afterTold } from './report.ts';
import {
  ARCHIVED_AFTER,
  DESERTED_LASTS,
  isLate,
  isLiving,
  lobbyLasts,
  owesSomething,
  UNREACHABLE_LASTS,
} from './storage/lists.ts';
import { isRecorded } from './views.ts';

/** The table, whose channel can't be told from then on, or can again; the same object if that's noted already. */
export function barred(table: TableDocument, why: Barrier | null, since: number): TableDocument {
  const { unreachable: before, ...reachable } = table;
  if (why === null) return before ? reachable : table;
  if (before?.why === why && before.called === table.wait) return table;
  return { ...table, unreachable: { why, since: before?.since ?? since, called: table.wait } };
}

const isForgotten = ({ unreachable }: TableDocument, now: number): boolean =>
  unreachable !== undefined && now >= unreachable.since + UNREACHABLE_LASTS;

/**
 * The table, closed if the bot left its server a week ago, if it's a lobby in which nothing has changed for long, or a
 * game that everybody left 30 days ago; null if it isn't.
 */
export function expired(table: TableDocument, now: number): TableDocument | null {
  if (table.unreachable?.why === 'server' && isForgotten(table, now)) return abandoned(table, now);
  const kind = table.status === 'lobby' ? 'expired' : 'deserted';
  const isWaiting = table.status === 'lobby' || (table.status === 'playing' && isDeserted(table));
  if (!isWaiting || now < table.changedAt + (kind === 'expired' ? lobbyLasts(table) : DESERTED_LASTS))
    return null;
  if (table.unreachable) return abandoned(table, now);
  return owing({ ...table, status: 'closed', endedAt: now, notes: [] }, { kind });
}

/** The table, closed since its channel is gone, so that nobody can be told; null if it's over already. */
export const abandoned = (table: TableDocument, now: number): TableDocument | null =>
  isLiving(table)
    ? barred({ ...table, status: 'closed', endedAt: now, notes: [], posted: null }, null, now)
    : null;

/**
 * The table after it was looked after: one that's over is archived, and kept for that many ms (null: always); the
 * others are looked at again in some days. The same object if it's not the time yet.
 */
export function lookedAfter(table: TableDocument, now: number, keptFor: number | null): TableDocument {
  const { unreachable, shown } = table;
  if (unreachable && !isLiving(table) && isForgotten(table, now))
    return barred({ ...afterTold(table, { shown }), posted: null }, null, now);
  if (!unreachable && owesSomething(table)) return table;
  const late = table.status === 'playing' && isLate(table, now) ? { late: table.wait } : {};
  if (isLiving(table) || owesSomething(table)) return { ...table, ...late, checkedAt: now };
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

/** The table as the store has it, which had a higher revision once: old buttons may not fit it, and its channel is told. */
export function setBack(table: TableDocument, revision: number): TableDocument {
  const shown = table.shown + revision - table.revision;
  const next = { ...table, revision: revision + 1, shown };
  return isLiving(table) ? withShown(owing(next, { kind: 'setBack', at: table.changedAt }), next) : next;
}
