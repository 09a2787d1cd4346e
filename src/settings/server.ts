import * as z from 'zod';
import type { CollectionOptions } from '../store/collection.ts';
import { PACES, type Pace } from '../table/types.ts';

/** What a server's managers have set. */
export interface ServerSettings {
  /** A locale code; null for the server's own language. */
  readonly language: string | null;
  /** The pace of a new table, if whoever opens it doesn't say. */
  readonly pace: Pace;
  /** Whether a new table gets a thread, if whoever opens it doesn't say. */
  readonly thread: boolean;
  /** Where tables may be opened, threads included; empty for everywhere. */
  readonly channels: readonly string[];
  /** The role that's pinged when a table opens. */
  readonly callRole: string | null;
  /** The role whose members may change these settings, besides everybody who may manage the server. */
  readonly managerRole: string | null;
  /** How many tables may be open at once; null for the most that the bot allows. */
  readonly tablesPerPerson: number | null;
  readonly tablesPerServer: number | null;
  /** The channel with the list of tables; null for none. */
  readonly frontPage: string | null;
}

/** As many as a menu of channels can have chosen. */
export const MAX_CHANNELS = 25;

/** What holds in a server where nothing has been set. */
export const SERVER: ServerSettings = {
  language: null,
  pace: 'none',
  thread: false,
  channels: [],
  callRole: null,
  managerRole: null,
  tablesPerPerson: null,
  tablesPerServer: null,
  frontPage: null,
};

const id = z.string().regex(/^\d{1,20}$/);
const count = z.int().min(1).max(1_000_000).nullable();
const server = z.strictObject({
  language: z.string().max(16).nullable(),
  pace: z.enum(PACES),
  thread: z.boolean(),
  channels: z.array(id).max(MAX_CHANNELS),
  callRole: id.nullable(),
  managerRole: id.nullable(),
  tablesPerPerson: count,
  tablesPerServer: count,
  frontPage: id.nullable(),
});

/** What servers have set, by server ID. */
export const serverSettingsCollection: CollectionOptions<ServerSettings> = {
  kind: 'server',
  version: 1,
  migrations: {},
  parse: (data) => server.parse(data),
  cached: 1_000,
};
