import { expect, it } from 'vitest';
import { Collection } from '../../src/store/collection.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';

const options = { kind: 'box', version: 1, migrations: {}, parse: Number, cached: 10 };

it.each([
  ['written', 2],
  ['late', 1],
] as const)('asks the store, and not its cache, after an unknown write that is %s', async (unknown, size) => {
  const store = new FaultyStore();
  const boxes = new Collection(store, options);
  await boxes.update('one', () => ({ value: 1 }));
  store.unknown = unknown;
  await expect(boxes.update('one', () => ({ value: 2 }))).rejects.toMatchObject({ outcome: 'unknown' });
  expect(boxes.cached('one')).toBeUndefined();
  expect(await boxes.get('one')).toBe(size);
});
