import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Collection } from '../../src/store/collection.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Store } from '../../src/store/store.ts';

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
      const version = await store.put(`box:${id}`, text, ABSENT);
      expect(await boxes.get(id)).toEqual({ value: { name: 'oak', size: 0 }, version });
      expect(await textOf(store, `box:${id}`)).toBe(text);
    }
    const over = (await boxes.get('one'))!.version;
    await boxes.put('one', { name: 'elm', size: 2 }, over);
    expect(await textOf(store, 'box:one')).toBe('{"version":3,"data":{"name":"elm","size":2}}');
  });

  it('names the key and the reason where a value cannot be read, and leaves it', async () => {
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

  it('writes and deletes only over the version that was read', async () => {
    const boxes = new Collection(await openStore('memory:'), options);
    const first = await boxes.put('one', { name: 'oak', size: 1 }, ABSENT);
    const second = await boxes.put('one', { name: 'elm', size: 2 }, first);
    const conflict = { name: 'StoreConflict', key: 'box:one' };
    for (const stale of [ABSENT, first]) {
      await expect(boxes.put('one', { name: 'ash', size: 3 }, stale)).rejects.toMatchObject(conflict);
      await expect(boxes.delete('one', stale)).rejects.toMatchObject(conflict);
    }
    expect(await boxes.get('one')).toEqual({ value: { name: 'elm', size: 2 }, version: second });
    await boxes.delete('one', second);
    expect(await boxes.get('one')).toBeUndefined();
  });
});
