import * as z from 'zod';
import type { CollectionOptions } from '../../store/collection.ts';
import type { TableDocument } from '../document.ts';

/** Finished tables listed per server; older ones are only in its results. */
const ENDED_SHOWN = 50;

/** A table that's live or has something to announce. Null fields: opened before they were stored. */
export interface LiveTable {
  readonly id: string;
  readonly channelId: string | null;
  /** User ID of whoever opened it. */
  readonly openedBy: string | null;
  /** Its game has ended, but that hasn't been announced yet. */
  readonly over: boolean;
}

/** A server's tables. */
export interface ServerIndex {
  /** In the lobby, in play, or ended but not fully announced. */
  readonly live: readonly LiveTable[];
  /** Finished and announced, newest first. */
  readonly ended: readonly string[];
  /** Number of the results page being filled. */
  readonly resultPage: number;
}

export const EMPTY: ServerIndex = { live: [], ended: [], resultPage: 0 };

const index = z.strictObject({
  live: z.array(
    z.strictObject({
      id: z.string(),
      channelId: z.string().nullable(),
      openedBy: z.string().nullable(),
      over: z.boolean(),
    }),
  ),
  ended: z.array(z.string()),
  resultPage: z.int().nonnegative(),
});

const first = z.looseObject({ live: z.array(z.string()) });

/** In version 1, live tables were stored as IDs only. */
function idsAlone(data: unknown): unknown {
  const old = first.parse(data);
  return {
    ...old,
    live: old.live.map((id) => ({ id, channelId: null, openedBy: null, over: false })),
  };
}

/** Indexes by server ID. */
export const serverCollection: CollectionOptions<ServerIndex> = {
  kind: 'guild',
  version: 2,
  migrations: { 1: idsAlone },
  parse: (data) => index.parse(data),
  cached: 1000,
};

export const entryOf = ({ id, channelId, host }: TableDocument): LiveTable => ({
  id,
  channelId,
  openedBy: host.userId,
  over: false,
});

/** The index with the table added to the live ones, without duplicates. */
export function withLive(before: ServerIndex | undefined, entry: LiveTable): ServerIndex {
  const { live, ...rest } = before ?? EMPTY;
  return { ...rest, live: [...live.filter(({ id }) => id !== entry.id), entry] };
}

/** The index with the table marked as over. */
export function withOver(index: ServerIndex, tableId: string): ServerIndex {
  return {
    ...index,
    live: index.live.map((entry) => (entry.id === tableId ? { ...entry, over: true } : entry)),
  };
}

/** The index without these live tables; `ended` ones are added to the finished. */
export function without(
  before: ServerIndex | undefined,
  gone: readonly string[],
  ended: readonly string[],
): ServerIndex {
  const index = before ?? EMPTY;
  const off = new Set([...gone, ...ended]);
  return {
    ...index,
    live: index.live.filter(({ id }) => !off.has(id)),
    ended: [...new Set([...ended, ...index.ended])].slice(0, ENDED_SHOWN),
  };
}
