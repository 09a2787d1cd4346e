import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Collection } from '../../src/store/collection.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Store } from '../../src/store/store.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';

const shape = z.strictObject({ name: z.string(), size: z.number() });
const options = {
  kind: 'box',
  version: 3,
  migrations: {
    1: (old: unknown) => ({ title: z.string().parse(old) }),
    2: (old: unknown) => ({ name: z.object({ title: z.string() }).parse(old).title, size: 0 }),
  },
  parse: (data: unknown) => shape.parse(data),
};

const textOf = async (store: Store, key: string) => (await store.get(key))?.text;

describe('a collection', () => {
  it('reads every older version as the newest, without writing', async () => {
    const store = await openStore('memory:', { prefix: '' });
    const boxes = new Collection(store, options);
    const stored = {
      one: '{"version":1,"data":"oak"}',
      two: '{"version":2,"data":{"title":"oak"}}',
      three: '{"version":3,"data":{"name":"oak","size":0}}',
    };
    for (const [id, text] of Object.entries(stored)) {
      await store.put(`box:${id}`, text, ABSENT);
      expect(await boxes.get(id)).toEqual({ name: 'oak', size: 0 });
      expect(await textOf(store, `box:${id}`)).toBe(text);
    }
    await boxes.update('one', () => ({ value: { name: 'elm', size: 2 } }));
    expect(await textOf(store, 'box:one')).toBe('{"version":3,"data":{"name":"elm","size":2}}');
  });

  it("names the key and the reason if a value can't be read, and leaves it alone", async () => {
    const store = await openStore('memory:', { prefix: '' });
    const boxes = new Collection(store, options);
    const unreadable = {
      '{"version":3': 'notJson',
      '': 'notJson',
      '7': 'noVersion',
      '{"version":"3","data":1}': 'noVersion',
      '{"version":3}': 'noVersion',
      '{"version":4,"data":{"name":"oak","size":0}}': 'newerVersion',
      '{"version":0,"data":{}}': 'shape',
      '{"version":1,"data":7}': 'shape',
      '{"version":3,"data":{"name":"oak"}}': 'shape',
    };
    let version = ABSENT;
    for (const [text, reason] of Object.entries(unreadable)) {
      version = await store.put('box:bad', text, version);
      await expect(boxes.get('bad')).rejects.toMatchObject({ name: 'StoreCorrupt', key: 'box:bad', reason });
      expect(await textOf(store, 'box:bad')).toBe(text);
    }
    expect(await boxes.get('none')).toBeUndefined();
  });

  it('retries a change on what was written in between', async () => {
    const store = new FaultyStore();
    const mine = new Collection(store, { ...options, cached: 10 });
    const theirs = new Collection(store, { ...options, cached: 10 });
    const grow = (boxes: typeof mine) =>
      boxes.update('one', (box) => ({ value: { name: 'oak', size: (box?.size ?? 0) + 1 } }));
    for (let round = 0; round < 20; round++) await Promise.all([grow(mine), grow(theirs)]);
    expect((await mine.get('one'))?.size).toBe(40);
  });

  it('writes nothing if a change returns its input', async () => {
    const store = new FaultyStore();
    const boxes = new Collection(store, options);
    await boxes.update('one', () => ({ value: { name: 'oak', size: 1 } }));
    const writes = store.writes;
    await boxes.update('one', (box) => ({ value: box! }));
    expect(store.writes).toBe(writes);
  });

  it('restores cached values that the store has lost', async () => {
    const store = new FaultyStore();
    const boxes = new Collection(store, { ...options, cached: 10 });
    for (const name of ['one', 'two']) await boxes.update(name, () => ({ value: { name, size: 1 } }));
    store.wipe();
    await boxes.update('one', (box) => ({ value: { ...box!, size: 2 } }));
    expect(await boxes.restore()).toEqual([{ name: 'two', size: 1 }]);
    const fresh = new Collection(store, options);
    expect(await fresh.get('one')).toEqual({ name: 'one', size: 2 });
    expect(await fresh.get('two')).toEqual({ name: 'two', size: 1 });
  });

  it('reads a value again after a write with an unknown outcome', async () => {
    const store = new FaultyStore();
    const boxes = new Collection(store, { ...options, cached: 10 });
    await boxes.update('one', () => ({ value: { name: 'oak', size: 1 } }));
    const grow = () => boxes.update('one', (box) => ({ value: { ...box!, size: box!.size + 1 } }));
    store.unknown = 'written';
    await expect(grow()).rejects.toMatchObject({ name: 'StoreFailed', outcome: 'unknown' });
    store.unknown = 'late';
    await expect(grow()).rejects.toMatchObject({ name: 'StoreFailed', outcome: 'unknown' });
    store.unknown = null;
    expect((await boxes.get('one'))?.size).toBe(2);
  });

  it("keeps a value that's set aside under another key, readable or not", async () => {
    const store = new FaultyStore(new Map([['box:bad', 'not json']]));
    const boxes = new Collection(store, options);
    await boxes.setAside('bad', 'aside:bad');
    expect([...store.texts]).toEqual([['aside:bad', 'not json']]);
    expect(await boxes.get('bad')).toBeUndefined();
  });
});
