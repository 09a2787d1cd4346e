import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Holder, type Store, type StoreOptions } from '../../src/store/store.ts';
import { Relay } from './relay.ts';
import { newPrefix, servers, startRedis, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
const here: Holder = { host: 'here', pid: 1 };
const there: Holder = { host: 'there', pid: 2 };

const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});
async function open(url: string, options: StoreOptions = {}): Promise<Store> {
  const store = await openStore(url, options);
  opened.push(store);
  return store;
}

const kinds = [
  { name: 'sqlite', url: `sqlite://${folder}/tables.sqlite` },
  ...servers.map(({ name, port, url }) => ({ name, url: url(port) })),
];

describe.each(kinds)('the lease on a $name store', ({ url }) => {
  it("has one holder at a time; a waiting process learns who it is, and gets the lease when it's released", async () => {
    const prefix = newPrefix();
    const first = await open(url, { prefix });
    expect(await first.acquire(here)).toEqual({ fence: 1 });
    const second = await open(url, { prefix });
    const waiting: unknown[] = [];
    let acquired = false;
    const turn = second.acquire(there, { onWaiting: (...told) => waiting.push(told) }).finally(() => {
      acquired = true;
    });
    await expect.poll(() => waiting).toEqual([[here, expect.any(Number)]]);
    await first.put('key', 'text', ABSENT);
    expect(acquired).toBe(false);
    await first.close();
    expect(await turn).toEqual({ fence: 2 });
    expect(waiting).toHaveLength(1);
    const { version } = (await second.get('key'))!;
    await second.delete('key', version);
  });

  it('can stop being waited for', async () => {
    const prefix = newPrefix();
    await (await open(url, { prefix })).acquire(here);
    const second = await open(url, { prefix });
    const patience = new AbortController();
    const turn = second.acquire(there, {
      signal: patience.signal,
      onWaiting: () => patience.abort(new Error('enough')),
    });
    await expect(turn).rejects.toThrow('enough');
    const third = (await open(url, { prefix })).acquire(there, { onWaiting: () => opened.at(-1)!.close() });
    await expect(third).rejects.toMatchObject({ name: 'StoreFailed', operation: 'acquire' });
  });
});

/** Makes the next process get the lock while the first still believes it has it. */
const thefts: Record<string, (prefix: string) => Promise<void>> = {
  sqlite: async () => rmSync(`${folder}/tables.sqlite.lock`),
  redis: async (prefix) => {
    const { createClient } = await import('@keyv/redis');
    const client = await createClient({ url: 'redis://127.0.0.1:6379' }).connect();
    await client.del(`keyv::${prefix}lock`);
    client.destroy();
  },
  postgresql: async (prefix) => {
    const key = createHash('sha256').update(`${prefix}lock`).digest().readBigInt64BE().toString();
    const client = new pg.Client('postgresql://postgres@127.0.0.1/test');
    await client.connect();
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'
       AND ((classid::bigint << 32) | objid::bigint) = $1`,
      [key],
    );
    expect(rowCount).toBe(1);
    await client.end();
  },
};

describe.each(kinds)('a $name store that another process has taken over', ({ name, url }) => {
  it('rejects writes of the first process, and reports it once', async () => {
    const prefix = newPrefix();
    let fenced = 0;
    const first = await open(url, { prefix, leaseTime: 600_000, onFenced: () => fenced++ });
    await first.acquire(here);
    const version = await first.put('key', 'first', ABSENT);
    await thefts[name]!(prefix);
    const second = await open(url, { prefix });
    expect(await second.acquire(there)).toEqual({ fence: 2 });
    for (const write of [
      () => first.put('key', 'stale', version),
      () => first.put('fresh', 'stale', ABSENT),
      () => first.delete('key', version),
    ])
      await expect(write()).rejects.toMatchObject({ name: 'StoreFenced' });
    expect(fenced).toBe(1);
    expect(await second.get('key')).toEqual({ text: 'first', version });
    expect(await second.get('fresh')).toBeUndefined();
    await second.delete('key', version);
  });
});

describe.each(servers)('a holder that loses its connection to $name', ({ port, url }) => {
  it('continues without a restart, and reports how long the store was away', async () => {
    const relay = new Relay(port);
    await relay.open();
    const told: string[] = [];
    const prefix = newPrefix();
    const store = await open(url(relay.port), {
      prefix,
      patience: 500,
      leaseTime: 2000,
      onAway: () => told.push('away'),
      onBack: (ms) => told.push(ms > 0 ? 'back' : 'at once'),
      onFenced: () => told.push('fenced'),
    });
    await store.acquire(here);
    const version = await store.put('key', 'first', ABSENT);
    await relay.cut();
    await expect.poll(() => told, { timeout: 5000 }).toEqual(['away']);
    await relay.open();
    await expect.poll(() => told, { timeout: 5000 }).toEqual(['away', 'back']);
    const second = await store.put('key', 'second', version);
    const other = await open(url(port), { prefix });
    const waited = new Promise((resolve) => {
      other.acquire(there, { onWaiting: resolve }).catch(() => undefined);
    });
    expect(await waited).toEqual(here);
    await other.close();
    await store.delete('key', second);
    await store.close();
    await relay.cut();
  });
});

describe("a store that's emptied while it's held", async () => {
  const redis = await startRedis(folder, '--save', '', '--maxmemory-policy', 'allkeys-lru');

  it.runIf(redis)('is held again immediately, and reports it before any key reads as absent', async () => {
    const { url } = redis!;
    let wiped = 0;
    const advice: string[] = [];
    const store = await open(url, { onWiped: () => wiped++, onAdvice: (found) => advice.push(found) });
    await expect.poll(() => advice).toEqual(['evictsKeys', 'keepsNothing']);
    await store.acquire(here);
    const version = await store.put('key', 'first', ABSENT);
    const { createClient } = await import('@keyv/redis');
    const client = await createClient({ url }).connect();
    await client.flushAll();
    await expect(store.get('key')).rejects.toMatchObject({ name: 'StoreFailed', reason: 'wiped' });
    expect(wiped).toBe(1);
    expect(await store.get('key')).toBeUndefined();
    await expect(store.put('key', 'second', version)).rejects.toMatchObject({ name: 'StoreConflict' });
    const again = await store.put('key', 'first', ABSENT);
    await client.flushAll();
    await expect(store.put('key', 'second', again)).rejects.toMatchObject({ name: 'StoreConflict' });
    await client.flushAll();
    await store.put('key', 'third', ABSENT);
    expect(wiped).toBe(3);
    expect(JSON.parse((await client.get('keyv::round-table:lease'))!.split('\n')[1]!)).toMatchObject({
      fence: 4,
    });
    client.destroy();
  });
});
