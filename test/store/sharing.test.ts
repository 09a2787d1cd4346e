import { afterEach, describe, expect, it } from 'vitest';
import { Relay } from '../../bench/cluster/relay.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Holder, type Store, type StoreOptions } from '../../src/store/store.ts';
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

describe('a sqlite store', () => {
  const url = `sqlite://${folder}/tables.sqlite`;

  it("has one holder at a time; a waiting process learns who it is, and gets the store when it's released", async () => {
    const prefix = newPrefix();
    const first = await open(url, { prefix });
    expect(first.isShared).toBe(false);
    await first.acquire(here);
    const second = await open(url, { prefix });
    const waiting: unknown[] = [];
    let acquired = false;
    const turn = second
      .acquire(there, { onWaiting: (...told) => waiting.push(told), every: 20 })
      .finally(() => {
        acquired = true;
      });
    await expect.poll(() => waiting).toEqual([[here, expect.any(Number)]]);
    await first.put('key', 'text', ABSENT);
    expect(acquired).toBe(false);
    await first.close();
    await turn;
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

describe.each(servers)('a $name store', ({ port, url }) => {
  it('is used by several processes at once, each over what the other wrote', async () => {
    const prefix = newPrefix();
    const [one, other] = [await open(url(port), { prefix }), await open(url(port), { prefix })];
    for (const store of [one, other]) await store.acquire(here);
    expect([one.isShared, other.isShared]).toEqual([true, true]);
    const first = await one.put('key', 'first', ABSENT);
    expect(await other.version('key')).toBe(first);
    const second = await other.put('key', 'second', first);
    await expect(one.put('key', 'stale', first)).rejects.toMatchObject({ name: 'StoreConflict', key: 'key' });
    expect(await one.get('key')).toEqual({ text: 'second', version: second });
    await one.delete('key', second);
  });
});

describe.each(servers)('a process that loses its connection to $name', ({ port, url }) => {
  it('continues without a restart, and reports how long the store was away', async () => {
    const relay = new Relay(port);
    await relay.open();
    const told: string[] = [];
    const prefix = newPrefix();
    const store = await open(url(relay.port), {
      prefix,
      patience: 1_000,
      heartbeat: 100,
      onAway: () => told.push('away'),
      onBack: (ms) => told.push(ms > 0 ? 'back' : 'at once'),
    });
    await store.acquire(here);
    const version = await store.put('key', 'first', ABSENT);
    await relay.cut();
    await expect.poll(() => told, { timeout: 5000 }).toEqual(['away']);
    await relay.open();
    await expect.poll(() => told, { timeout: 5000 }).toEqual(['away', 'back']);
    const second = await store.put('key', 'second', version);
    await store.delete('key', second);
    await store.close();
    await relay.cut();
  });
});

describe("a store that's emptied while it's in use", async () => {
  const redis = await startRedis(folder, '--save', '', '--maxmemory-policy', 'allkeys-lru');

  it.runIf(redis)('reports it before any key reads as absent', async () => {
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
    client.destroy();
  });
});
