import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Collection } from '../../src/store/collection.ts';
import { openStore } from '../../src/store/store.ts';

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
      await store.set(`box:${id}`, text);
      expect(await boxes.get(id)).toEqual({ name: 'oak', size: 0 });
      expect(await store.get(`box:${id}`)).toBe(text);
    }
    await boxes.set('one', { name: 'elm', size: 2 });
    expect(await store.get('box:one')).toBe('{"version":3,"data":{"name":"elm","size":2}}');
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
    for (const [text, reason] of Object.entries(unreadable)) {
      await store.set('box:bad', text);
      await expect(boxes.get('bad')).rejects.toMatchObject({ name: 'StoreCorrupt', key: 'box:bad', reason });
      expect(await store.get('box:bad')).toBe(text);
    }
    expect(await boxes.get('none')).toBeUndefined();
  });
});
