import * as z from 'zod';
import type { CollectionOptions } from '../../store/collection.ts';

/** A channel's tables, by id. */
export interface ChannelPointer {
  /** The one that was opened last, unless it has ended; it may have ended all the same. */
  readonly table: string | null;
  /** The last whose game was played to its end. */
  readonly finished: string | null;
}

export const NO_TABLES: ChannelPointer = { table: null, finished: null };

const pointer = z.strictObject({ table: z.string().nullable(), finished: z.string().nullable() });

/** In version 1 a pointer was the id of the table that was opened last. */
const justTheTable = (data: unknown): ChannelPointer => ({ table: z.string().parse(data), finished: null });

/** Pointers by channel id. */
export const channelCollection: CollectionOptions<ChannelPointer> = {
  kind: 'channel',
  version: 2,
  migrations: { 1: justTheTable },
  parse: (data) => pointer.parse(data),
  cached: 1000,
};
