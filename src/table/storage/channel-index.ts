import * as z from 'zod';
import type { CollectionOptions } from '../../store/collection.ts';

/** A channel's tables, by ID. */
export interface ChannelPointer {
  /** The table opened last; null once it has ended, although a crash may leave an ended one here. */
  readonly table: string | null;
  /** The last table with a finished game. */
  readonly finished: string | null;
}

export const NO_TABLES: ChannelPointer = { table: null, finished: null };

const pointer = z.strictObject({ table: z.string().nullable(), finished: z.string().nullable() });

/** Pointers by channel ID. */
export const channelCollection: CollectionOptions<ChannelPointer> = {
  kind: 'channel',
  version: 1,
  migrations: {},
  parse: (data) => pointer.parse(data),
  cached: 1000,
};
