import { afterEach, describe, expect, it, vi } from 'vitest';
import { Relay } from '../../bench/cluster/relay.ts';
import type { Adapter } from '../../src/store/adapter.ts';
import { Backend } from '../../src/store/backend.ts';
import * as memory from '../../src/store/memory.ts';
import { openStore } from '../../src/store/open.ts';
import { SettledStore } from '../../src/store/settled-store.ts';
import { ABSENT, type StoreListeners } from '../../src/store/store.ts';
import { newPrefix, servers, temporaryFolder } from './servers.ts';

const OPTIONS = { patience: 1_000, heartbeat: 3_000 };
const folder = temporaryFolder();
afterEach(() => void vi.useRealTimers());

/** A store whose driver answers when it's told to. */
async function slowStore(listeners: StoreListeners = {}, atOnce = 2) {
  const held = await memory.open();
  const begun: { key: string; answer: () => void }[] = [];
  const adapter: Adapter = {
    ...held,
    atOnce,
    keyv: Object.assign(held.keyv, {
      get: (key: string) =>
        new Promise((resolve) => {
          begun.push({ key, answer: () => resolve(undefined) });
        }),
    }),
  };
  const store = new SettledStore(adapter, new Backend(adapter, '', OPTIONS.patience), {
    ...OPTIONS,
    ...listeners,
  });
  return { store, begun, keys: () => begun.map(({ key }) => key) };
}

/** All that waits on promises alone. */
const settled = () => new Promise(setImmediate);

describe('a call of the store', () => {
  it('waits for its turn, and the most urgent is next', async () => {
    const { store, begun, keys } = await slowStore();
    const now = Date.now();
    const calls = [
      ...['a', 'b', 'c'].map((key) => store.get(key)),
      store.get('late', now + 9_000),
      store.get('soon', now + 5_000),
    ];
    await settled();
    expect(keys()).toEqual(['a', 'b']);
    for (let at = 0; at < calls.length; at++) {
      begun[at]!.answer();
      await settled();
    }
    expect(keys()).toEqual(['a', 'b', 'soon', 'late', 'c']);
    await Promise.all(calls);
    await store.close();
  });

  it('is not repeated, timed out or called slow for the time in which it waits', async () => {
    vi.useFakeTimers();
    const slow: unknown[] = [];
    const { store, begun } = await slowStore({
      onSlow: (call) => slow.push(call),
      onAway: () => slow.push('away'),
    });
    const calls = Array.from({ length: 40 }, (_, at) => store.get(`key:${at}`));
    for (let answered = 0; answered < 40; answered += 2) {
      await vi.advanceTimersByTimeAsync(200);
      for (const { answer } of begun.slice(answered)) answer();
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(calls)).toHaveLength(40);
    expect(begun.filter(({ key }) => key !== 'identity')).toHaveLength(40);
    expect(slow).toEqual([]);
    await store.close();
  });

  it('fails at its deadline, whether or not its turn has come', async () => {
    vi.useFakeTimers();
    const { store, keys } = await slowStore();
    const until = Date.now() + 300;
    const failed = { name: 'StoreFailed', reason: 'unreachable', outcome: 'nothing' };
    const calls = ['a', 'b', 'c'].map((key) => expect(store.get(key, until)).rejects.toMatchObject(failed));
    const write = expect(store.put('d', 'text', ABSENT, until)).rejects.toMatchObject(failed);
    await vi.advanceTimersByTimeAsync(301);
    await Promise.all([...calls, write]);
    await expect(store.get('e', until)).rejects.toMatchObject(failed);
    expect(keys().slice(0, 2)).toEqual(['a', 'b']);
    expect(keys()).not.toContain('c');
    await store.close();
  });

  it('is refused at once while the store is away, until it answers', async () => {
    vi.useFakeTimers();
    const told: string[] = [];
    const { store, begun } = await slowStore({
      onAway: () => told.push('away'),
      onBack: () => told.push('back'),
    });
    const calls = Array.from({ length: 7 }, (_, at) => store.get(`key:${at}`).catch(({ reason }) => reason));
    await vi.advanceTimersByTimeAsync(3_100);
    expect(told).toEqual(['away']);
    expect(await Promise.all(calls)).toEqual(Array(7).fill('unreachable'));
    const before = begun.length;
    await expect(store.get('key')).rejects.toMatchObject({ reason: 'unreachable', outcome: 'nothing' });
    await expect(store.put('key', 'text', ABSENT)).rejects.toMatchObject({ outcome: 'nothing' });
    expect(begun).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1_000);
    begun.at(-1)!.answer();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['away', 'back']);
    await store.close();
  });
});

const kinds = [
  { name: 'sqlite', url: `sqlite://${folder}/tables.sqlite` },
  ...servers.map(({ name, port, url }) => ({ name, url: url(port) })),
];

describe.each(kinds)('a $name store', ({ url }) => {
  it('takes a standstill of the process for nothing else', async () => {
    const told: unknown[] = [];
    const store = await openStore(url, {
      prefix: newPrefix(),
      patience: 400,
      onSlow: (call) => told.push(call),
      onAway: () => told.push('away'),
      onError: (error) => told.push(error),
    });
    await store.acquire({ host: 'here', pid: 1 });
    const calls = Array.from({ length: 30 }, (_, at) => store.put(`key:${at}`, 'text', ABSENT));
    await settled();
    const end = Date.now() + 1_300;
    while (Date.now() < end);
    const versions = await Promise.all(calls);
    await Promise.all(versions.map((version, at) => store.delete(`key:${at}`, version)));
    expect(told).toEqual([]);
    await store.close();
  });
});

describe.each(servers)('a $name server', ({ port, url }) => {
  it.each(['hangs', 'is cut off'] as const)('that %s fails every call by its deadline', async (way) => {
    const relay = new Relay(port);
    await relay.open();
    const prefix = newPrefix();
    const store = await openStore(url(relay.port), { prefix, patience: 300 });
    await store.acquire({ host: 'here', pid: 1 });
    const version = await store.put('key', 'text', ABSENT);
    if (way === 'hangs') relay.freeze();
    else await relay.cut();
    for (let round = 0; round < 3; round++) {
      const until = Date.now() + 700;
      const calls = [
        store.get('key', until),
        store.get('other', until),
        store.put('key', 'next', version, until),
        store.delete('key', version, until),
      ];
      for (const call of await Promise.allSettled(calls))
        expect(call).toMatchObject({ status: 'rejected', reason: { name: 'StoreFailed' } });
      expect(Date.now() - until).toBeLessThan(300);
    }
    if (way === 'hangs') relay.thaw();
    else await relay.open();
    await expect.poll(() => store.get('key').then(Boolean, () => false), { timeout: 10_000 }).toBe(true);
    await store.close();
    await relay.cut();
  });
});
