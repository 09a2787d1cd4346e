import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Relay } from '../../bench/cluster/relay.ts';
import { StoreFailed } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Store } from '../../src/store/store.ts';
import { newPrefix, servers, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
const prefix = newPrefix();
const kinds = [
  { name: 'sqlite', url: `sqlite://${folder}/deep/er/tables.sqlite`, keeps: true },
  { name: 'memory', url: 'memory:', keeps: false },
  ...servers.map(({ name, port, url }) => ({ name, url: url(port), keeps: true })),
];

describe.each(kinds)('a $name store', ({ url, keeps }) => {
  let store: Store;
  const used = new Set<string>();
  const versionOf = async (key: string) => (await store.get(key))?.version ?? ABSENT;
  const set = async (key: string, text: string) => {
    used.add(key);
    await store.put(key, text, await versionOf(key));
  };
  const get = async (key: string) => (await store.get(key))?.text;
  beforeAll(async () => {
    store = await openStore(url, { prefix });
  });
  afterAll(async () => {
    for (const key of used) await store.delete(key, await versionOf(key));
    await store.close();
  });

  it('returns exactly what was written', async () => {
    const texts = ['', '{"a":1}', ':base64:x', 'not json', 'Ⓐ " \' \\ \n', 'x'.repeat(300_000)];
    for (const [at, text] of texts.entries()) {
      await set(`text:${at}`, text);
      expect(await get(`text:${at}`)).toBe(text);
    }
    await set('text:0', 'second');
    expect(await get('text:0')).toBe('second');
  });

  it('has no value for keys that were never set or were deleted', async () => {
    expect(await get('never')).toBeUndefined();
    await set('gone', 'x');
    await store.delete('gone', await versionOf('gone'));
    expect(await get('gone')).toBeUndefined();
  });

  it('distinguishes keys with the same beginning', async () => {
    for (const key of ['guild:1', 'guild:11', 'guild:1:2', 'guild%', 'guild_1']) await set(key, key);
    for (const key of ['guild:1', 'guild:11', 'guild:1:2', 'guild%', 'guild_1'])
      expect(await get(key)).toBe(key);
  });

  it('handles many calls at once', async () => {
    const keys = Array.from({ length: 100 }, (_, at) => `many:${at}`);
    await Promise.all(keys.map((key) => set(key, key)));
    expect(await Promise.all(keys.map((key) => get(key)))).toEqual(keys);
  });

  it('shares its server with programs that use another prefix', async () => {
    await set('mine', 'x');
    const other = await openStore(url, { prefix: `${prefix}other:` });
    expect(await other.get('mine')).toBeUndefined();
    await other.close();
    expect(await get('mine')).toBe('x');
  });

  it('gives what comes after a place of a list, in both directions, even if its entry is gone', async () => {
    const entry = (id: string, rank: number) => ({ list: 'long', id, rank, text: `${id}!` });
    const entries = [
      entry('a', 1),
      entry('b', 2),
      entry('c', 2),
      entry('d', 2),
      entry('e', 1_795_000_000_000),
    ];
    await store.enter(entries);
    const beyond = async (id: string, rank: number, newestFirst: boolean, limit = 9) =>
      (await store.list({ list: 'long', limit, newestFirst, after: { rank, id } }))
        .map((each) => each.id)
        .join('');
    expect(await beyond('c', 2, true)).toBe('ba');
    expect(await beyond('c', 2, false)).toBe('de');
    expect(await beyond('c', 2, true, 1)).toBe('b');
    expect(await beyond('e', 1_795_000_000_000, true)).toBe('dcba');
    await store.enter([], [{ list: 'long', id: 'c' }]);
    expect(await beyond('c', 2, true)).toBe('ba');
    expect(await beyond('c', 2, false)).toBe('de');
    expect(await beyond('a', 1, true)).toBe('');
    await store.enter([], entries);
  });

  it.runIf(keeps)("still has everything when it's opened again", async () => {
    await set('kept', 'x');
    await store.close();
    store = await openStore(url, { prefix });
    expect(await get('kept')).toBe('x');
  });

  it.runIf(keeps)("fails when it's closed, instead of looking empty", async () => {
    const closed = await openStore(url, { prefix });
    await closed.close();
    await expect(closed.get('kept')).rejects.toBeInstanceOf(StoreFailed);
    await expect(closed.put('kept', 'y', ABSENT)).rejects.toBeInstanceOf(StoreFailed);
    expect(await get('kept')).toBe('x');
  });
});

describe.each(servers)('a $name server that goes away', ({ port, url }) => {
  it("fails each call while it's away and works again when it's back", async () => {
    const relay = new Relay(port);
    await relay.open();
    const faults: unknown[] = [];
    const store = await openStore(url(relay.port), { prefix, onError: (fault) => faults.push(fault) });
    await store.put('cut', 'before', ABSENT);
    await relay.cut();
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    await expect(store.get('cut')).rejects.toMatchObject({
      name: 'StoreFailed',
      operation: 'get',
      key: 'cut',
    });
    await expect(store.put('cut', 'lost', ABSENT)).rejects.toBeInstanceOf(StoreFailed);
    await relay.open();
    await expect
      .poll(() => store.get('cut').catch(() => undefined), { timeout: 10_000 })
      .toMatchObject({ text: 'before' });
    await store.delete('cut', (await store.get('cut'))!.version);
    await store.close();
    await relay.cut();
  });
});
