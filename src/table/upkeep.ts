import { type Change, owing, withShown } from './change.ts';
import type { Barrier, TableDocument } from './document.ts';
import { isDeserted } from './holders.ts';
import { Refusal } from './refusal.ts';
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
import { belongsTo, isRecorded, tableInfo, tableStanding } from './views.ts';

/**
 * The table, whose channel can't be told since then, or can again; the same object if that's noted already. `now` is when
 * that's found out.
 */
export function barred(table: TableDocument, why: Barrier | null, now: number, since = now): TableDocument {
  const { unreachable: before, ...reachable } = table;
  if (why === null) return before ? reachable : table;
  if (before?.why === why && before.called === table.wait) return table;
  const until = before?.why === why ? before.until : now + UNREACHABLE_LASTS;
  return { ...table, unreachable: { why, since: before?.since ?? since, until, called: table.wait } };
}

/** The table in that channel, since its own is gone. @throws Refusal `notSeated`, `stale` */
export const movedTo =
  (channelId: string): Change =>
  (table, { userId, name }, { now }) => {
    if (!belongsTo(tableStanding(tableInfo(table)), userId)) throw new Refusal('notSeated', null);
    if (table.unreachable?.why !== 'gone') throw new Refusal('stale', null);
    return owing(barred({ ...table, channelId, posted: null }, null, now), { kind: 'moved', name });
  };

const isForgotten = ({ unreachable }: TableDocument, now: number): boolean =>
  unreachable !== undefined && now >= unreachable.until;

/**
 * The table, closed if the bot left its server or its channel was deleted a week ago, if it's a lobby in which nothing
 * has changed for long, or a game that everybody left 30 days ago; null if it isn't.
 */
export function expired(table: TableDocument, now: number): TableDocument | null {
  const { unreachable } = table;
  const isLost = unreachable?.why === 'server' || unreachable?.why === 'gone';
  if (isLost && isForgotten(table, now)) return abandoned(table, now);
  const kind = table.status === 'lobby' ? 'expired' : 'deserted';
  const isWaiting = table.status === 'lobby' || (table.status === 'playing' && isDeserted(table));
  if (!isWaiting || now < table.changedAt + (kind === 'expired' ? lobbyLasts(table) : DESERTED_LASTS))
    return null;
  if (unreachable) return abandoned(table, now);
  return owing({ ...table, status: 'closed', endedAt: now, notes: [] }, { kind });
}

/** The table, closed where nobody can be told; null if it's over already. */
const abandoned = (table: TableDocument, now: number): TableDocument | null =>
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
