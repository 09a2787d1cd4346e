import { expect, it } from 'vitest';
import { Collection } from '../../src/store/collection.ts';
import { ABSENT, type Version } from '../../src/store/store.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';

const options = { kind: 'box', version: 1, migrations: {}, parse: (data: unknown) => data };
const unreadable = () => new FaultyStore(new Map([['box:bad', 'not json']]));

it('sets aside no newer text than the one it has read', async () => {
  const store = unreadable();
  const put = store.put.bind(store);
  store.put = async (key: string, text: string, over: Version) => {
    const version = await put(key, text, over);
    if (key === 'aside:bad') store.texts.set('box:bad', 'newer');
    return version;
  };
  const boxes = new Collection(store, options);
  await expect(boxes.setAside('bad', 'aside:bad')).rejects.toMatchObject({ name: 'StoreConflict' });
  expect(store.texts.get('box:bad')).toBe('newer');
  await boxes.setAside('bad', 'aside:bad');
  expect([...store.texts]).toEqual([['aside:bad', 'newer']]);
});

it('finishes what was cut off between the two writes', async () => {
  const store = unreadable();
  await store.put('aside:bad', 'not json', ABSENT);
  await new Collection(store, options).setAside('bad', 'aside:bad');
  expect([...store.texts]).toEqual([['aside:bad', 'not json']]);
});
