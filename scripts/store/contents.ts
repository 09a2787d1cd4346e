import { clockCollection } from '../../src/clocks/clock-document.ts';
import { heartbeatCollection } from '../../src/clocks/heartbeat.ts';
import { personCollection } from '../../src/settings/person.ts';
import { pageCollection, serverSettingsCollection } from '../../src/settings/server.ts';
import { sqliteFile } from '../../src/store/address.ts';
import { Collection, type CollectionOptions } from '../../src/store/collection.ts';
import { StoreCorrupt } from '../../src/store/errors.ts';
import type { Entry, Store } from '../../src/store/store.ts';
import { tablesNaming } from '../../src/table/storage/lists.ts';
import { tableCollection } from '../../src/table/storage/stored-table.ts';
import { ScriptError } from '../errors.ts';

/** What `openStore` puts before each key. */
const PREFIX = 'round-table:';
/** What belongs to the store and not to the games. */
const OWN: ReadonlySet<string> = new Set(['holder', 'identity', 'mark', 'marks', 'probe']);
/** Keys read at once. */
const PAGE = 1000;

/**
 * The bot's keys in a store, without prefix, each once, in no order. What's written meanwhile may be left out.
 * @throws ScriptError for a store that can't be listed, and what the driver throws
 */
export const keysIn = (url: string): AsyncGenerator<string> => namesIn(url, VALUES);

/** The names of the bot's lists, likewise. @throws as `keysIn` */
export const listsIn = (url: string): AsyncGenerator<string> => namesIn(url, LISTS);

/** Where names stand in each kind of store. */
interface Names {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}
const VALUES: Names = { table: 'keyv', column: 'key', type: 'string' };
const LISTS: Names = { table: 'keyv_lists', column: 'list', type: 'zset' };

async function* namesIn(url: string, names: Names): AsyncGenerator<string> {
  const seen = new Set<string>();
  for await (const page of pagesOf(url, names))
    for (const name of page) {
      const key = name.slice(name.indexOf(PREFIX) + PREFIX.length);
      if (!OWN.has(key) && !seen.has(key)) yield key;
      seen.add(key);
    }
}

function pagesOf(url: string, names: Names): AsyncIterable<string[]> {
  if (url.startsWith('sqlite:')) return inSqlite(sqliteFile(url), names);
  if (url.startsWith('redis')) return inRedis(url, names);
  if (url.startsWith('postgres')) return inPostgres(url, names);
  throw new ScriptError('The store memory: keeps nothing.', 2);
}

async function* inSqlite(file: string, { table, column }: Names): AsyncGenerator<string[]> {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const next = database.prepare(
      `SELECT DISTINCT ${column} AS name FROM ${table} WHERE ${column} > ? ORDER BY ${column} LIMIT ?`,
    );
    yield* byPages(async (after) =>
      next.all(after, PAGE).map((row) => String((row as { name: string }).name)),
    );
  } finally {
    database.close();
  }
}

async function* inPostgres(url: string, { table, column }: Names): AsyncGenerator<string[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const name = `${column} COLLATE "C"`;
    const sql = `SELECT DISTINCT ${name} AS name FROM ${table} WHERE ${name} > $1 AND ${column} LIKE $2 ORDER BY 1 LIMIT $3`;
    yield* byPages(async (after) =>
      (await client.query<{ name: string }>(sql, [after, `${PREFIX}%`, PAGE])).rows.map(({ name }) => name),
    );
  } finally {
    await client.end();
  }
}

async function* byPages(pageAfter: (key: string) => Promise<string[]>): AsyncGenerator<string[]> {
  for (let page = await pageAfter(PREFIX); page.length > 0; page = await pageAfter(page.at(-1)!)) {
    yield page.filter((key) => key.startsWith(PREFIX));
    if (page.length < PAGE) return;
  }
}

async function* inRedis(url: string, { type }: Names): AsyncGenerator<string[]> {
  const { createClient } = await import('@keyv/redis');
  const client = createClient({ url });
  // Without a listener it would end the process; the call that fails tells of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for await (const page of client.scanIterator({ MATCH: `*${PREFIX}*`, COUNT: PAGE, TYPE: type }))
      yield (page as unknown as string[]).map(String);
  } finally {
    client.destroy();
  }
}

/** The lines of a list, in order. @throws StoreFailed */
export async function* linesOf(list: string, store: Store): AsyncGenerator<Entry> {
  for (let page: Entry[] | undefined; page === undefined || page.length === PAGE; ) {
    const after = page?.at(-1);
    page = await store.list({ list, limit: PAGE, ...(after && { after }) });
    yield* page;
  }
}

/** Everybody of whom something is stored. @throws as `keysIn` */
export async function* peopleIn(url: string): AsyncGenerator<string> {
  const [ofTables, ofSettings] = [tablesNaming(''), `${personCollection.kind}:`];
  for await (const list of listsIn(url)) if (list.startsWith(ofTables)) yield list.slice(ofTables.length);
  for await (const key of keysIn(url)) if (key.startsWith(ofSettings)) yield key.slice(ofSettings.length);
}

/** Reads and checks what's stored by kind; set-aside tables, and what belongs to others are only read. */
export const CHECKED: readonly CollectionOptions<unknown>[] = [
  tableCollection,
  clockCollection,
  heartbeatCollection,
  personCollection,
  serverSettingsCollection,
  pageCollection,
];

export interface Stock {
  /** Numbers of values and of their characters by kind. */
  readonly kinds: ReadonlyMap<string, { readonly values: number; readonly characters: number }>;
  /** Keys of what the bot couldn't read, with why. */
  readonly unreadable: readonly { readonly key: string; readonly reason: string }[];
}

/** Values by the first part of their keys, without those in memory. */
export const collectionsIn = (store: Store): ReadonlyMap<string, Collection<unknown>> =>
  new Map(CHECKED.map(({ cached: _none, ...options }) => [options.kind, new Collection(store, options)]));

/** Reads everything as the bot does. @throws StoreFailed */
export async function takeStock(url: string, store: Store): Promise<Stock> {
  const collections = collectionsIn(store);
  const kinds = new Map<string, { values: number; characters: number }>();
  const unreadable: { key: string; reason: string }[] = [];
  for await (const key of keysIn(url)) {
    const [kind = '', ...id] = key.split(':');
    try {
      const stored = await store.get(key);
      if (!stored) continue;
      const { values, characters } = kinds.get(kind) ?? { values: 0, characters: 0 };
      kinds.set(kind, { values: values + 1, characters: characters + stored.text.length });
      await collections.get(kind)?.get(id.join(':'));
    } catch (error) {
      if (!(error instanceof StoreCorrupt)) throw error;
      unreadable.push({ key, reason: error.reason });
    }
  }
  return { kinds, unreadable };
}
