import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { KeyvStoreAdapter } from 'keyv';

export interface AdapterOptions {
  /** How long a call may take before that counts as a failure, in milliseconds. */
  readonly patience: number;
  /** Told of faults outside a call. */
  readonly onError: (error: unknown) => void;
}

type Open = (url: string, options: AdapterOptions) => Promise<KeyvStoreAdapter>;

async function sqlite(url: string, { patience }: AdapterOptions): Promise<KeyvStoreAdapter> {
  const { KeyvSqlite } = await import('@keyv/sqlite');
  const file = url.replace(/^sqlite:\/\//, '');
  if (file !== ':memory:') await mkdir(dirname(file), { recursive: true });
  const adapter = new KeyvSqlite({ uri: `sqlite://${file}`, busyTimeout: patience });
  // A committed write survives a power cut, at one flush instead of the rollback journal's several.
  await adapter.query('PRAGMA journal_mode = WAL');
  await adapter.query('PRAGMA synchronous = FULL');
  return adapter;
}

async function redis(url: string, { patience }: AdapterOptions): Promise<KeyvStoreAdapter> {
  const { default: KeyvRedis } = await import('@keyv/redis');
  // Without the offline queue a command fails at once while the server is away, instead of hanging.
  const client = {
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: patience,
      reconnectStrategy: (attempt: number) => Math.min(100 * 2 ** attempt, patience),
    },
  };
  return new KeyvRedis(client, {
    throwOnErrors: true,
    throwOnConnectError: true,
    connectionTimeout: patience,
  });
}

/**
 * The adapter's own pool is one for the whole process and has no error listener, so that a connection
 * cut while idle would end the process; ours belongs to this store alone.
 */
async function postgres(url: string, { patience, onError }: AdapterOptions): Promise<KeyvStoreAdapter> {
  const [{ KeyvPostgres }, { default: pg }] = await Promise.all([import('@keyv/postgres'), import('pg')]);
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  pool.on('error', onError);
  class OwnPool extends KeyvPostgres {
    override async connect() {
      return async (sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows;
    }

    override async disconnect() {
      await pool.end();
    }
  }
  const adapter = new OwnPool({ uri: url });
  adapter.on('error', onError);
  return adapter;
}

async function memory(): Promise<KeyvStoreAdapter> {
  const { default: Keyv } = await import('keyv');
  return new Keyv().store;
}

export const SCHEMES = ['sqlite:', 'redis:', 'rediss:', 'postgresql:', 'postgres:', 'memory:'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const adapters: Readonly<Record<Scheme, Open>> = {
  'sqlite:': sqlite,
  'redis:': redis,
  'rediss:': redis,
  'postgresql:': postgres,
  'postgres:': postgres,
  'memory:': memory,
};
