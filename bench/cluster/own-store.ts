import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ScriptError } from '../../scripts/errors.ts';
import { withoutPassword } from '../../src/store/address.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { Relay } from './relay.ts';

/** An empty store that the bot reaches through a connection that can be disturbed, and whoever checks it directly. */
export interface OwnStore {
  /** For the bot. */
  readonly url: string;
  /** The same, but nothing disturbs the connection. */
  readonly directUrl: string;
  /** Null for a file, which has no connection. */
  readonly relay: Relay | null;
  /** For whoever checks, and only reads. */
  readonly direct: Store;
  /** Deletes all that's in it. */
  close(): Promise<void>;
}

const PORTS: Readonly<Record<string, number>> = { 'postgresql:': 5432, 'redis:': 6379 };

let databases = 0;

/**
 * A new file if there's no URL; a new database on the PostgreSQL server that the URL leads to; or the database of Redis
 * that it names, which has to be empty. @throws ScriptError if it isn't, or the URL is of another kind
 */
export async function openOwnStore(url: string | null): Promise<OwnStore> {
  if (url === null) return fileStore();
  const there = new URL(url);
  const port = PORTS[there.protocol];
  if (port === undefined) throw new ScriptError(`The store must be a redis:// or postgresql:// URL.`, 2);
  const own = there.protocol === 'redis:' ? await emptyRedis(url) : await newDatabase(there);
  const relay = new Relay(Number(there.port || port), there.hostname);
  await relay.open();
  const through = new URL(own.url);
  through.hostname = '127.0.0.1';
  through.port = String(relay.port);
  const direct = await openStore(own.url);
  return {
    url: String(through),
    directUrl: own.url,
    relay,
    direct,
    close: async () => {
      await direct.close();
      relay.thaw();
      await relay.cut();
      await own.remove();
    },
  };
}

async function fileStore(): Promise<OwnStore> {
  const folder = await mkdtemp(join(tmpdir(), 'round-table-'));
  const url = `sqlite://${join(folder, 'tables.sqlite')}`;
  const direct = await openStore(url);
  const close = async () => {
    await direct.close();
    await rm(folder, { recursive: true });
  };
  return { url, directUrl: url, relay: null, direct, close };
}

interface Emptied {
  readonly url: string;
  remove(): Promise<void>;
}

async function emptyRedis(url: string): Promise<Emptied> {
  const { createClient } = await import('@keyv/redis');
  const client = createClient({ url });
  await client.connect();
  const size = await client.dbSize();
  await client.close();
  if (size > 0)
    throw new ScriptError(
      `${withoutPassword(url)} isn't empty; another number at its end is another database.`,
      2,
    );
  const remove = async () => {
    const last = createClient({ url });
    await last.connect();
    await last.flushDb();
    await last.close();
  };
  return { url, remove };
}

async function newDatabase(server: URL): Promise<Emptied> {
  const { default: pg } = await import('pg');
  const name = `round_table_${process.pid}_${databases++}`;
  const ask = async (...statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: String(server) });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const drop = `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`;
  await ask(drop, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: String(url), remove: () => ask(drop) };
}
