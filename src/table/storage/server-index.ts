import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { CollectionOptions } from '../../store/collection.ts';
import type { TableDocument } from '../document.ts';
import { infoOf } from '../info.ts';
import { type Standing, standingOf } from '../standing.ts';
import { PACES } from '../types.ts';

/** Finished tables listed per server; older ones are only in its results. */
const ENDED_SHOWN = 50;

/** A table that's live or has something to announce. */
export interface LiveTable {
  readonly standing: Standing;
  /** User ID of whoever opened it. */
  readonly openedBy: string;
  /** Nothing is owed to its channel, no computer is to act, and it stands as it's noted here. */
  readonly resting: boolean;
  /** Its game has ended, but that hasn't been announced yet. */
  readonly over: boolean;
}

/** A server's tables. */
export interface ServerIndex {
  /** In the lobby, in play, or ended but not fully announced; the oldest first. */
  readonly live: readonly LiveTable[];
  /** Finished and announced, newest first. */
  readonly ended: readonly Standing[];
  /** Number of the results page being filled. */
  readonly resultPage: number;
}

export const EMPTY: ServerIndex = { live: [], ended: [], resultPage: 0 };

const standing = z.strictObject({
  id: z.string(),
  channelId: z.string(),
  status: z.enum(['lobby', 'playing', 'finished', 'closed']),
  since: z.number(),
  pace: z.enum(PACES),
  host: z.string(),
  seated: z.array(z.string()),
  kept: z.array(z.string()),
  guests: z.array(z.string()).nullable(),
  hasRoom: z.boolean(),
});
const index = z.strictObject({
  live: z.array(z.strictObject({ standing, openedBy: z.string(), resting: z.boolean(), over: z.boolean() })),
  ended: z.array(standing),
  resultPage: z.int().nonnegative(),
});

/** Indexes by server ID. */
export const serverCollection: CollectionOptions<ServerIndex> = {
  kind: 'guild',
  version: 1,
  migrations: {},
  parse: (data) => index.parse(data),
  cached: 1000,
};

export const entryOf = (table: TableDocument): LiveTable => ({
  standing: standingOf(infoOf(table)),
  openedBy: table.host.userId,
  resting: false,
  over: false,
});

const idOf = ({ standing }: LiveTable): string => standing.id;

/** The index with the table among the live ones, once; the same object if it's there already. */
export function withLive(before: ServerIndex | undefined, entry: LiveTable): ServerIndex {
  const index = before ?? EMPTY;
  if (index.live.some((each) => isDeepStrictEqual(each, entry))) return index;
  return { ...index, live: [...index.live.filter((each) => idOf(each) !== idOf(entry)), entry] };
}

/** The index with changed entries of these live tables; the same object if there are none. */
export function withChanged(
  before: ServerIndex | undefined,
  changes: ReadonlyMap<string, Partial<LiveTable>>,
): ServerIndex {
  const index = before ?? EMPTY;
  if (!index.live.some((entry) => changes.has(idOf(entry)))) return index;
  return { ...index, live: index.live.map((entry) => ({ ...entry, ...changes.get(idOf(entry)) })) };
}

/** The index without these live tables; `ended` ones are added to the finished. */
export function without(
  before: ServerIndex | undefined,
  gone: readonly string[],
  ended: readonly Standing[],
): ServerIndex {
  const index = before ?? EMPTY;
  const off = new Set([...gone, ...ended.map(({ id }) => id)]);
  return {
    ...index,
    live: index.live.filter((entry) => !off.has(idOf(entry))),
    ended: [...ended, ...index.ended.filter(({ id }) => !off.has(id))].slice(0, ENDED_SHOWN),
  };
}
