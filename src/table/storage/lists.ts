import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { keyKind } from '../../store/collection.ts';
import type { Entry, ListName } from '../../store/store.ts';
import type { TableDocument, Unreachable } from '../document.ts';
import { idsIn, isErased } from '../erasure.ts';
import { isDeserted } from '../holders.ts';
import { isOwed } from '../report.ts';
import {
  computerToAct,
  endedRow,
  isResult,
  resultRow,
  standingForm,
  tableInfo,
  tableStanding,
} from '../views.ts';

/** What's to be looked at, by when: entries of all kinds, each named by its kind and an ID. */
export const DUE = 'due';

/** The entries of `DUE` for tables whose channel can't be told: a process that starts looks at them at once. */
export const BARRED = 'barred';

/** A server's tables in the lobby or in play, as `Standing`; by when they began to stand so. */
export const liveIn = (guildId: string): string => `live:${guildId}`;
/** A server's finished games, as `EndedTable`; by when they ended. */
export const endedIn = (guildId: string): string => `ended:${guildId}`;
/** A server's games that were closed after they had begun, as `ClosedRow`; by when they ended. */
export const closedIn = (guildId: string): string => `closed:${guildId}`;
/** The server's live tables to which somebody belongs; by when they began to stand so. */
export const belongingTo = (guildId: string, userId: string): string => `own:${guildId}/${userId}`;
/** The server's live tables that somebody has opened. */
export const openedBy = (guildId: string, userId: string): string => `opened:${guildId}/${userId}`;
/** The games that were finished in a channel; by when they ended. */
export const playedIn = (channelId: string): string => `played:${channelId}`;

/** The games that were closed in a channel after they had begun; by when they ended. */
export const stoppedIn = (channelId: string): string => `stopped:${channelId}`;

/** The games that somebody finished in a server, as their `GameId`; by when they ended. */
export const finishedBy = (guildId: string, userId: string): string => `games:${guildId}/${userId}`;

/** All tables that have somebody's ID, finished ones too, as the ID of their server; by when they were opened. */
export const tablesNaming = (userId: string): string => `tables:${userId}`;

/** The lists that only tables have lines in. */
const OF_TABLES: ReadonlySet<string> = new Set(
  [
    ...[liveIn, endedIn, closedIn, playedIn, stoppedIn, tablesNaming].map((of) => of('')),
    ...[belongingTo, openedBy, finishedBy].map((of) => of('', '')),
  ].map(keyKind),
);

/** The ID of the table whose line it is; null if it's no table's. */
export function listOwner({ list, id }: ListName): string | null {
  if (list === DUE || list === BARRED) return keyKind(id) === 'table' ? id.slice('table:'.length) : null;
  return OF_TABLES.has(keyKind(list)) ? id : null;
}

/** The key of the ID of the channel's table in the lobby or in play. */
export const channelPointer = (channelId: string): string => `channel:${channelId}`;

/** The key of the number of the server's last table. */
export const tableNumberKey = (guildId: string): string => `number:${guildId}`;

/** In the lobby or in play, so it occupies its channel. */
export const isLiving = ({ status }: TableDocument): boolean => status === 'lobby' || status === 'playing';

/** Whether the channel is owed something, or a computer is to act. */
export const owesSomething = (table: TableDocument): boolean =>
  computerToAct(table) !== undefined || isOwed(table);

/** How long whoever changed a table may take until others see to what's owed, in ms. */
export const OWED_WITHIN = 2_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After how long without a change a lobby is closed, in ms: later if others have come. */
export const lobbyLasts = ({ seats }: TableDocument): number =>
  seats.filter(({ kind }) => kind === 'person').length > 1 ? 7 * DAY : DAY;
/** After how long a game that everybody has left for now is closed, in ms. */
export const DESERTED_LASTS = 30 * DAY;
/** How long tables wait for a server that the bot has left or a channel that's gone, and last words for theirs, in ms. */
export const UNREACHABLE_LASTS = 7 * DAY;
/** After how long without a change it's looked whether a game's channel is still there, in ms. */
const LOOKED_AFTER = 7 * DAY;
/** After how long without a clock a wait is long enough to be reminded of, in ms. */
const LATE_AFTER = DAY;
/** How long after its end a game is archived, in ms: Discord may redeliver interactions for 15 minutes. */
export const ARCHIVED_AFTER = 30 * MINUTE;

/** When it's looked again whether a channel can be told: after as long as it couldn't, an hour at most, at last a day. */
function triedAgainAt({ since, until }: Unreachable, checkedAt: number): number {
  const at = Math.max(since, checkedAt);
  const most = at < until ? HOUR : DAY;
  return at + Math.min(most, Math.max(5 * MINUTE, at - since));
}

/** When the table is to be looked at, in ms since the epoch; null if it needn't. */
export function dueAt(table: TableDocument): number | null {
  if (table.unreachable && computerToAct(table) === undefined && (isLiving(table) || isOwed(table)))
    return triedAgainAt(table.unreachable, table.checkedAt ?? 0);
  if (owesSomething(table)) return table.baton?.holder ? table.baton.until : table.changedAt + OWED_WITHIN;
  if (table.status === 'lobby') return table.changedAt + lobbyLasts(table);
  if (table.status === 'playing') {
    const look = Math.max(table.changedAt, table.checkedAt ?? 0) + LOOKED_AFTER;
    if (isDeserted(table)) return Math.min(look, table.changedAt + DESERTED_LASTS);
    const isTimed = table.pace !== 'none' || table.late === table.wait;
    return isTimed ? look : Math.min(look, table.waitingSince + LATE_AFTER);
  }
  return table.archived ? table.expires : (table.endedAt ?? table.changedAt) + ARCHIVED_AFTER;
}

/** A line of `endedIn`. */
export const endedTable = z.strictObject({ standing: standingForm, row: resultRow });

/** The lines of the table in all lists. */
export function tableEntries(table: TableDocument): Entry[] {
  const { id, guildId, channelId } = table;
  const info = tableInfo(table);
  const now = tableStanding(info);
  const at = { id, rank: now.since };
  const due = dueAt(table);
  const entries: Entry[] = [];
  for (const list of table.unreachable ? [DUE, BARRED] : [DUE])
    if (due !== null) entries.push({ list, id: `table:${id}`, rank: Math.floor(due), text: guildId });
  if (isLiving(table)) {
    const members = new Set([...now.seated, ...now.kept]);
    entries.push({ ...at, list: liveIn(guildId), text: JSON.stringify(now) });
    if (!isErased(table.openedBy)) entries.push({ ...at, list: openedBy(guildId, table.openedBy), text: '' });
    for (const userId of members) entries.push({ ...at, list: belongingTo(guildId, userId), text: '' });
  }
  for (const userId of idsIn(table))
    entries.push({ list: tablesNaming(userId), id, rank: Math.floor(table.openedAt), text: guildId });
  const row = endedRow(table);
  if (row && isResult(row)) {
    entries.push({ ...at, list: endedIn(guildId), text: JSON.stringify({ standing: now, row }) });
    entries.push({ ...at, list: playedIn(channelId), text: '' });
    for (const userId of now.seated)
      entries.push({ ...at, list: finishedBy(guildId, userId), text: table.game });
  } else if (row) {
    entries.push({ ...at, list: closedIn(guildId), text: JSON.stringify(row) });
    entries.push({ ...at, list: stoppedIn(channelId), text: '' });
  }
  return entries;
}

/**
 * That what the server's lists say of the table has changed, if it has: any process sees to what shows them.
 */
export function listingsDue(before: TableDocument | undefined, table: TableDocument): Entry[] {
  if (before && isDeepStrictEqual(tableStanding(tableInfo(before)), tableStanding(tableInfo(table))))
    return [];
  const { guildId } = table;
  return [{ list: DUE, id: `server:${guildId}`, rank: table.changedAt + OWED_WITHIN, text: guildId }];
}

/** Whether the game waits without a clock, and has for so long that it's noted. */
export const isLate = ({ pace, waitingSince }: TableDocument, now: number): boolean =>
  pace === 'none' && now >= waitingSince + LATE_AFTER;

/** The channel's pointer to it, while it occupies the channel. */
export const channelPointers = (table: TableDocument): ReadonlyMap<string, string> =>
  new Map(isLiving(table) ? [[channelPointer(table.channelId), table.id]] : []);
