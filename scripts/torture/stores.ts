import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { answers, Relay } from './relay.ts';

export const STORES = ['sqlite', 'redis', 'postgresql'] as const;
export type StoreKind = (typeof STORES)[number];

/** A store that the bot reaches through a connection that can be disturbed, and the script directly. */
export interface TestStore {
  /** For the bot. */
  readonly url: string;
  /** Null for a file, which has no connection. */
  readonly relay: Relay | null;
  /** For the script, which only reads. */
  readonly direct: Store;
  close(): Promise<void>;
}

const PORTS = { redis: 6379, postgresql: 5432 } as const;
const URLS = {
  redis: (port: number, number: number) => `redis://127.0.0.1:${port}/${number}`,
  postgresql: (port: number, number: number) => `postgresql://postgres@127.0.0.1:${port}/torture${number}`,
} as const;

/** Whether there's such a store on this machine. */
export const isThere = async (kind: StoreKind): Promise<boolean> => kind === 'sqlite' || answers(PORTS[kind]);

/** Opens an empty store. */
export async function openTestStore(kind: StoreKind): Promise<TestStore> {
  if (kind === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'round-table-torture-'));
    const url = `sqlite://${join(folder, 'tables.sqlite')}`;
    const direct = await openStore(url);
    return {
      url,
      relay: null,
      direct,
      close: async () => {
        await direct.close();
        await rm(folder, { recursive: true });
      },
    };
  }
  const relay = new Relay(PORTS[kind]);
  await relay.open();
  const empty = await emptied[kind]();
  const direct = await openStore(URLS[kind](PORTS[kind], empty));
  return {
    url: URLS[kind](relay.port, empty),
    relay,
    direct,
    close: async () => {
      await direct.close();
      relay.thaw();
      await relay.cut();
      await emptied[kind]();
    },
  };
}

/** Empties a database that's separate from others on the server, so deleting everything in it is safe. */
const emptied: Readonly<Record<keyof typeof PORTS, () => Promise<number>>> = {
  redis: async () => {
    const { createClient } = await import('@keyv/redis');
    const client = createClient({ url: URLS.redis(PORTS.redis, 9) });
    await client.connect();
    await client.flushDb();
    await client.close();
    return 9;
  },
  postgresql: async () => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString: `postgresql://postgres@127.0.0.1:${PORTS.postgresql}/postgres`,
    });
    await client.connect();
    await client.query('DROP DATABASE IF EXISTS torture9 WITH (FORCE)');
    await client.query('CREATE DATABASE torture9');
    await client.end();
    return 9;
  },
};
