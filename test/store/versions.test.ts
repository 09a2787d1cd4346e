import { Keyv } from 'keyv';
import { describe, expect, it } from 'vitest';
import { StoreConflict } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { open } from '../../src/store/sqlite.ts';
import { ABSENT } from '../../src/store/store.ts';
import { newPrefix, servers, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
const kinds = [
  { name: 'sqlite', url: `sqlite://${folder}/tables.sqlite` },
  { name: 'memory', url: 'memory:' },
  ...servers.map(({ name, port, url }) => ({ name, url: url(port) })),
];

describe.each(kinds)('versions in a $name store', ({ url }) => {
  it.each([false, true])('allow a write only over what was read (with a lease: %s)', async (leased) => {
    const store = await openStore(url, { prefix: newPrefix() });
    if (leased) await store.acquire({ host: 'here', pid: 1 });
    const first = await store.put('key', 'same', ABSENT);
    const second = await store.put('key', 'same', first);
    expect(second).not.toBe(first);
    for (const stale of [ABSENT, first, 'text:same']) {
      await expect(store.put('key', 'stale', stale)).rejects.toBeInstanceOf(StoreConflict);
      await expect(store.delete('key', stale)).rejects.toBeInstanceOf(StoreConflict);
    }
    expect(await store.get('key')).toEqual({ text: 'same', version: second });
    await store.delete('key', second);
    await expect(store.put('key', 'stale', second)).rejects.toBeInstanceOf(StoreConflict);
    await expect(store.delete('key', second)).rejects.toBeInstanceOf(StoreConflict);
    await store.delete('key', ABSENT);
    expect(await store.get('key')).toBeUndefined();
    await store.close();
  });

  it('lose none of many concurrent changes', async () => {
    const store = await openStore(url, { prefix: newPrefix() });
    const increment = async (): Promise<unknown> => {
      const found = await store.get('count');
      return store
        .put('count', String(Number(found?.text ?? 0) + 1), found?.version ?? ABSENT)
        .catch((error: unknown) => (error instanceof StoreConflict ? increment() : Promise.reject(error)));
    };
    await Promise.all(Array.from({ length: 20 }, increment));
    const { text, version } = (await store.get('count'))!;
    expect(text).toBe('20');
    await store.delete('count', version);
    await store.close();
  });
});

/** Writes a value as another program would. */
const others: Record<string, () => Promise<Keyv>> = {
  sqlite: async () => {
    const options = { prefix: '', patience: 500, onError: () => undefined, onMended: () => undefined };
    const { keyv: store, close } = await open(`sqlite://${folder}/tables.sqlite`, options);
    return Object.assign(new Keyv({ store }), { disconnect: close });
  },
  redis: async () => {
    const { default: KeyvRedis } = await import('@keyv/redis');
    return new Keyv({ store: new KeyvRedis('redis://127.0.0.1:6379') });
  },
  postgresql: async () => {
    const { KeyvPostgres } = await import('@keyv/postgres');
    return new Keyv({ store: new KeyvPostgres('postgresql://postgres@127.0.0.1:5432/test') });
  },
};

describe.each(kinds.filter(({ name }) => name in others))(
  'a value without a header in a $name store',
  ({ name, url }) => {
    it('is unreadable, and stays as it is', async () => {
      const prefix = newPrefix();
      const keyv = await others[name]!();
      keyv.useKeyPrefix = false;
      keyv.serialize = ({ value }) => value as string;
      keyv.deserialize = <T>(text: string) => ({ value: text as T, expires: undefined });
      const store = await openStore(url, { prefix });
      for (const text of ['{"version":1,"data":7}', '', 'one\n{"two":3}']) {
        await keyv.set(`${prefix}key`, text);
        const corrupt = { name: 'StoreCorrupt', key: 'key', reason: 'noHeader' };
        await expect(store.get('key')).rejects.toMatchObject(corrupt);
        await expect(store.put('key', 'new', ABSENT)).rejects.toThrow();
        await expect(store.delete('key', ABSENT)).rejects.toThrow();
        expect(await keyv.get(`${prefix}key`)).toBe(text);
        await keyv.delete(`${prefix}key`);
      }
      await store.close();
      await keyv.disconnect();
    });
  },
);
