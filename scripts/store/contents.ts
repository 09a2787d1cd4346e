import { clockCollection } from '../../src/clocks/clock-document.ts';
import { personCollection } from '../../src/settings/person.ts';
import { pageCollection, serverSettingsCollection } from '../../src/settings/server.ts';
import { fileOf } from '../../src/store/address.ts';
import { Collection, type CollectionOptions } from '../../src/store/collection.ts';
import { StoreCorrupt } from '../../src/store/errors.ts';
import type { Entry, Store } from '../../src/store/store.ts';
import { tableCollection } from '../../src/table/storage/stored-table.ts';
import { ScriptError } from '../errors.ts';

/** What `openStore` puts before each key. */
const PREFIX = 'round-table:';
/** What belongs to the store and not to the games. */
const OWN: ReadonlySet<string> = new Set(['holder', 'identity', 'mark', 'probe']);
/** Keys read at once. */
const PAGE = 1000;

/**
 * The bot's keys in a store, without prefix, each once, in no order. What's written meanwhile may be left out.
 * @throws ScriptError for a store that can't be listed, and what the driver throws
 */
export async function* keysIn(url: string): AsyncGenerator<string> {
  const seen = new Set<string>();
  for await (const page of pagesOf(url))
    for (const name of page) {
      const key = name.slice(name.indexOf(PREFIX) + PREFIX.length);
      if (!OWN.has(key) && !seen.has(key)) yield key;
      seen.add(key);
    }
}

function pagesOf(url: string): AsyncIterable<string[]> {
  if (url.startsWith('sqlite:')) return inSqlite(fileOf(url));
  if (url.startsWith('redis')) return inRedis(url);
  if (url.startsWith('postgres')) return inPostgres(url);
  throw new ScriptError('The store memory: keeps nothing.', 2);
}

async function* inSqlite(file: string): AsyncGenerator<string[]> {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const next = database.prepare('SELECT key FROM keyv WHERE key > ? ORDER BY key LIMIT ?');
    yield* byPages(async (after) => next.all(after, PAGE).map((row) => String((row as { key: string }).key)));
  } finally {
    database.close();
  }
}

async function* inPostgres(url: string): AsyncGenerator<string[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const sql =
      'SELECT key FROM keyv WHERE key COLLATE "C" > $1 AND key LIKE $2 ORDER BY key COLLATE "C" LIMIT $3';
    yield* byPages(async (after) =>
      (await client.query<{ key: string }>(sql, [after, `${PREFIX}%`, PAGE])).rows.map(({ key }) => key),
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

async function* inRedis(url: string): AsyncGenerator<string[]> {
  const { createClient } = await import('@keyv/redis');
  const client = createClient({ url });
  // Without a listener it would end the process; the call that fails tells of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for await (const page of client.scanIterator({ MATCH: `*${PREFIX}*`, COUNT: PAGE, TYPE: 'string' }))
      yield (page as unknown as string[]).map(String);
  } finally {
    client.destroy();
  }
}

/** Reads and checks what's stored by kind; pulses, set-aside tables, and what belongs to others are only read. */
const CHECKED: readonly CollectionOptions<unknown>[] = [
  tableCollection,
  clockCollection,
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

const collectionsIn = (store: Store): ReadonlyMap<string, Collection<unknown>> =>
  new Map(CHECKED.map(({ cached: _none, ...options }) => [options.kind, new Collection(store, options)]));

/** The lines that a value has in the store's lists; none if it can't be read. @throws StoreFailed */
export async function entriesAt(key: string, store: Store): Promise<readonly Entry[]> {
  const [kind = '', ...rest] = key.split(':');
  const id = rest.join(':');
  const form = CHECKED.find((options) => options.kind === kind)?.form;
  if (!form) return [];
  try {
    const value = await collectionsIn(store).get(kind)?.get(id);
    return value === undefined ? [] : (form(value, id).entries ?? []);
  } catch (error) {
    if (error instanceof StoreCorrupt) return [];
    throw error;
  }
}

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
