import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Collection } from '../../src/store/collection.ts';
import { StoreFailed } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { LONGEST_NAME, MOST_AT_ONCE } from '../../src/store/storable.ts';
import { ABSENT, type Store } from '../../src/store/store.ts';
import { newPrefix, servers, temporaryFolder } from './servers.ts';

const prefix = newPrefix();
const kinds = [
  { name: 'sqlite', url: `sqlite://${temporaryFolder()}/tables.sqlite` },
  { name: 'memory', url: 'memory:' },
  ...servers.map(({ name, port, url }) => ({ name, url: url(port) })),
];

/** Any UTF-16, well formed or not. */
const anything = fc.string({ unit: fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) });
const awkward = fc.oneof(
  { arbitrary: fc.string({ unit: 'grapheme' }), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary' }), weight: 2 },
  { arbitrary: anything, weight: 1 },
  { arbitrary: fc.constantFrom('\0', '\ud800', 'a\0b', '\udfff!'), weight: 1 },
);

const stores: { readonly name: string; readonly store: Store; readonly faults: unknown[] }[] = [];
beforeAll(async () => {
  for (const { name, url } of kinds) {
    const faults: unknown[] = [];
    const listeners = {
      onError: (fault: unknown) => faults.push(fault),
      onAway: (at: number) => faults.push(at),
    };
    const store = await openStore(url, { prefix, ...listeners });
    await store.acquire({ host: 'here', pid: 1 });
    stores.push({ name, store, faults });
  }
});
afterAll(async () => {
  for (const { store } of stores) await store.close();
});

/** What became of it on each store, which is the same on all. */
async function alike(use: (store: Store) => Promise<unknown>): Promise<unknown> {
  const outcomes = await Promise.all(
    stores.map(({ store }) =>
      use(store).catch((error: unknown) => {
        if (!(error instanceof StoreFailed)) throw error;
        return { reason: error.reason, outcome: error.outcome };
      }),
    ),
  );
  for (const [at, outcome] of outcomes.entries()) expect(outcome, kinds[at]!.name).toEqual(outcomes[0]);
  return outcomes[0];
}

const refused = { reason: 'unstorable', outcome: 'nothing' };
let keys = 0;

describe('what a store is given', () => {
  it('is read back as it was, or refused by all', async () => {
    const given = fc.record({ text: awkward, key: awkward, list: awkward, id: awkward, entry: awkward });
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(given, async ({ text, key, list, id, entry }) => {
        const name = `${keys++}:${key}`;
        const entries = [{ list: `list:${name}${list}`, id, rank: keys, text: entry }];
        const outcome = await alike(async (store) => {
          const version = await store.commit({ key: name, text, over: ABSENT, entries });
          const found = (await store.get(name))!.text;
          const listed = await store.list({ list: entries[0]!.list, limit: 9 });
          await store.commit({ key: name, text: null, over: version, removed: entries });
          return { found, listed };
        });
        if (!('found' in (outcome as object))) expect(outcome).toEqual(refused);
        else {
          taken += 1;
          expect(outcome).toEqual({ found: text, listed: entries });
        }
      }),
      { numRuns: 60 },
    );
    expect(taken).toBeGreaterThan(5);
  });

  it.each([
    ['NUL in a text', { text: 'a\0b' }],
    ['half a character in a text', { text: '\ud800' }],
    ['NUL in a key', { key: 'a\0b' }],
    ['half a character in a key', { key: 'a\udc00' }],
    ['a long key', { key: 'k'.repeat(LONGEST_NAME + 1 - prefix.length) }],
    ['much text', { text: 'x'.repeat(MOST_AT_ONCE) }],
    ['a part with NUL', { parts: [{ key: 'part', text: '\0' }] }],
    ['much text in parts', { parts: [{ key: 'part', text: 'x'.repeat(MOST_AT_ONCE) }] }],
    ['a long list', { entries: [{ list: 'l'.repeat(LONGEST_NAME), id: 'id', rank: 1, text: '' }] }],
    ['a long ID', { entries: [{ list: 'list', id: 'i'.repeat(LONGEST_NAME + 1), rank: 1, text: '' }] }],
    ['NUL in a line', { entries: [{ list: 'list', id: 'id', rank: 1, text: '\0' }] }],
    ['a broken rank', { entries: [{ list: 'list', id: 'id', rank: 1.5, text: '' }] }],
    ['an endless rank', { entries: [{ list: 'list', id: 'id', rank: Number.POSITIVE_INFINITY, text: '' }] }],
    ['NUL in what is taken out', { removed: [{ list: 'list', id: '\0' }] }],
  ])('is refused by all before anything is written: %s', async (_, given) => {
    const key = `refused:${keys++}`;
    const commit = { key, text: 'text', over: ABSENT, ...given };
    expect(await alike((store) => store.commit(commit))).toEqual(refused);
    expect(await alike(async (store) => [await store.get(key), await store.count('list')])).toEqual([
      undefined,
      0,
    ]);
    // Nor is anything left to be settled, and the connection is the same.
    expect(
      await alike((store) => store.put(key, 'text', ABSENT).then((over) => store.delete(key, over))),
    ).toBeUndefined();
    for (const { faults } of stores) expect(faults).toEqual([]);
  });

  it.each([
    ['get', (store: Store) => store.get('\0')],
    ['version', (store: Store) => store.version('k'.repeat(LONGEST_NAME))],
    ['parts', (store: Store) => store.parts(['a', '\ud800'])],
    ['list', (store: Store) => store.list({ list: '\0', limit: 1 })],
    ['list after', (store: Store) => store.list({ list: 'l', limit: 1, after: { rank: 0.5, id: '\0' } })],
    ['count', (store: Store) => store.count('\0')],
    ['claim', (store: Store) => store.claim('l', 0.5, 1, 1)],
  ])('is refused by all when it is asked for: %s', async (_, use) => {
    expect(await alike(use)).toEqual(refused);
  });

  it('may be as long as is said', async () => {
    const key = 'k'.repeat(LONGEST_NAME - prefix.length);
    // Three bytes each.
    const text = '円'.repeat(MOST_AT_ONCE - 1_000);
    const isWhole = alike(async (store) => {
      const version = await store.put(key, text, ABSENT);
      const found = (await store.get(key))?.text === text;
      await store.delete(key, version);
      return found;
    });
    expect(await isWhole).toBe(true);
    for (const { faults } of stores) expect(faults).toEqual([]);
  });

  it('may be any names of people, which are JSON', async () => {
    const parse = (data: unknown) => z.object({ name: z.string() }).parse(data);
    await fc.assert(
      fc.asyncProperty(awkward, async (name) => {
        const id = String(keys++);
        const read = alike(async (store) => {
          const options = { kind: 'name', version: 1, migrations: {}, parse };
          await new Collection(store, options).update(id, () => ({ value: { name } }));
          const found = await new Collection(store, options).get(id);
          await store.delete(`name:${id}`, await store.version(`name:${id}`));
          return found;
        });
        expect(await read).toEqual({ name });
      }),
      { numRuns: 30 },
    );
  });
});
