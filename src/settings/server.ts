import * as z from 'zod';
import { storedAs } from '../store/collection.ts';
import { PACES, type Stored } from '../table/document.ts';
import { LAG } from './person.ts';

/** The most that can be chosen in a menu of channels. */
export const MAX_CHANNELS = 25;

const id = z.string().regex(/^\d{1,20}$/);
const count = z.int().min(1).max(1_000_000).nullable();

/** What a server's managers have set. */
const server = z.strictObject({
  /** A locale code; null for the server's own language. */
  language: z.string().max(16).nullable(),
  /** The pace of a new table, if whoever opens it doesn't say. */
  pace: z.enum(PACES),
  /** Whether a new table gets a thread, if whoever opens it doesn't say. */
  thread: z.boolean(),
  /** Where tables may be opened, threads included; empty for everywhere. */
  channels: z.array(id).max(MAX_CHANNELS),
  /** The role that's pinged when a table opens. */
  callRole: id.nullable(),
  /** When it was last pinged, in ms since 1970; absent if it never was. */
  calledAt: z.exactOptional(z.number()),
  /** The role whose members may change these settings, besides everybody who may manage the server. */
  managerRole: id.nullable(),
  /** How many tables may be open at once; null for the most that the bot allows. */
  tablesPerPerson: count,
  tablesPerServer: count,
  /** The channel with the list of tables; null for none. */
  frontPage: id.nullable(),
  /** Whether computer players say something at tables now and then. */
  chatter: z.boolean(),
});
export type ServerSettings = Stored<typeof server>;

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
  chatter: true,
};

/** What servers have set, by server ID. */
export const serverSettingsCollection = storedAs<ServerSettings>('server', server, {
  cached: 1_000,
  lag: LAG,
});

/** The message that lists a server's tables, in the channel that its managers chose. */
const page = z.strictObject({
  /** Null if there's no message. */
  message: z
    .strictObject({ channelId: z.string().max(20), id: z.string().max(20), digest: z.string().max(64) })
    .nullable(),
  /** How many have been posted, which tells their nonces apart. */
  posts: z.int().nonnegative(),
});
export type PostedPage = Stored<typeof page>;

export const NO_PAGE: PostedPage = { message: null, posts: 0 };

/** Front pages by server ID. */
export const pageCollection = storedAs<PostedPage>('frontpage', page, { cached: 1_000 });
