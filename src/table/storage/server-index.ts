import { isDeepStrictEqual } from 'node:util';
import PQueue from 'p-queue';
import * as z from 'zod';
import type { Log } from '../../base/log.ts';
import { storedAs } from '../../store/collection.ts';
import { StoreCorrupt } from '../../store/errors.ts';
import type { Stored, TableDocument } from '../document.ts';
import { logCorrupt } from '../failures.ts';
import { Refusal } from '../refusal.ts';
import { reportOf } from '../report.ts';
import { infoOf, type Standing, seatsToAct, standing, standingOf } from '../views.ts';

/** Finished tables listed per server; older ones are only in its results. */
const ENDED_SHOWN = 50;

/** A table that's live or has something to announce. */
const liveTable = z.strictObject({
  standing,
  /** User ID of whoever opened it. */
  openedBy: z.string(),
  /** Nothing is owed to its channel, no computer is to act, and it stands as it's noted here. */
  resting: z.boolean(),
  /** Its game has ended, but that hasn't been announced yet. */
  over: z.boolean(),
});
export type LiveTable = Stored<typeof liveTable>;

/** A server's tables. */
const serverIndex = z.strictObject({
  /** In the lobby, in play, or ended but not fully announced; the oldest first. */
  live: z.array(liveTable),
  /** Finished and announced, newest first. */
  ended: z.array(standing),
  /** Number of the results page being filled. */
  resultPage: z.int().nonnegative(),
});
export type ServerIndex = Stored<typeof serverIndex>;

export const EMPTY: ServerIndex = { live: [], ended: [], resultPage: 0 };

/** Indexes by server ID. */
export const serverCollection = storedAs<ServerIndex>('guild', serverIndex, 1000);

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

/** A channel's tables, by ID. */
const channelPointer = z.strictObject({
  /** The table opened last; null once it has ended, although a crash may leave an ended one here. */
  table: z.string().nullable(),
  /** The last table with a finished game. */
  finished: z.string().nullable(),
});
export type ChannelPointer = Stored<typeof channelPointer>;

export const NO_TABLES: ChannelPointer = { table: null, finished: null };

/** Pointers by channel ID. */
export const channelCollection = storedAs<ChannelPointer>('channel', channelPointer, 1000);

/** In the lobby or in play, so it occupies its channel. */
export const isLiving = ({ status }: TableDocument): boolean => status === 'lobby' || status === 'playing';

/** Whether the channel is owed something, or a computer is to act. */
export const owesSomething = (table: TableDocument): boolean =>
  seatsToAct(table).some((seat) => table.seats[seat]?.kind === 'computer') || reportOf(table) !== null;

/** A change can't be saved before the index says that the table is awake. */
export class Asleep extends Error {
  readonly table: TableDocument;

  constructor(table: TableDocument) {
    super('a table is asleep');
    this.table = table;
  }
}

/** Whether the table is live or has something to announce. */
export const isPending = (table: TableDocument): boolean => isLiving(table) || reportOf(table) !== null;

/** Limits on open tables. */
export interface Quotas {
  /** Opened by one person in one server. */
  readonly perPerson: number;
  readonly perServer: number;
}

/** The stricter of two limits each. */
export const within = (quotas: Quotas, { perPerson, perServer }: Partial<Quotas> = {}): Quotas => ({
  perPerson: Math.min(quotas.perPerson, perPerson ?? quotas.perPerson),
  perServer: Math.min(quotas.perServer, perServer ?? quotas.perServer),
});

/** @throws Refusal `tooManyOwnTables`, `tooManyTables` */
export function assertQuotas(
  live: readonly LiveTable[],
  person: string,
  { perPerson, perServer }: Quotas,
): void {
  const going = live.filter(({ over }) => !over);
  if (going.filter(({ openedBy }) => openedBy === person).length >= perPerson)
    throw new Refusal('tooManyOwnTables', { most: perPerson });
  if (going.length >= perServer) throw new Refusal('tooManyTables', { most: perServer });
}

/** Reads a table by ID. @throws StoreCorrupt */
export type FindTable = (id: string) => Promise<TableDocument | undefined>;

type Found = TableDocument | 'missing' | 'unreadable';

/** How many tables of a list are read at once. */
const AT_ONCE = 8;

/** The tables of these IDs, in this order; unreadable ones are logged. */
export async function findAll(ids: readonly string[], find: FindTable, log: Log): Promise<Found[]> {
  const reading = new PQueue({ concurrency: AT_ONCE });
  return reading.addAll(
    ids.map((id) => async () => {
      try {
        return (await find(id)) ?? 'missing';
      } catch (error) {
        if (!(error instanceof StoreCorrupt)) {
          reading.clear();
          throw error;
        }
        logCorrupt(log, error);
        return 'unreadable';
      }
    }),
  );
}

export const isTable = (found: Found): found is TableDocument => typeof found === 'object';
