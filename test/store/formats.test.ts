import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHECKED, collectionsIn } from '../../scripts/store/contents.ts';
import { Collection } from '../../src/store/collection.ts';
import { duties, type TableDocument, tableFacts } from '../../src/table/document.ts';
import { tableCollection } from '../../src/table/storage/stored-table.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';

/** A value of each kind in format 1 with all that it may have: tables in the lobby, in play and archived. */
const texts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('format-1.json', import.meta.url), 'utf8'),
);
const storeOfFormat1 = () => new FaultyStore(new Map(Object.entries(texts)));
const kinds = CHECKED.map(({ kind }) => kind);
const stored = Object.keys(texts)
  .map((key) => key.split(':') as [string, string])
  .filter(([kind]) => kinds.includes(kind));

const MIGRATE =
  'What is stored in format 1 cannot be read any more. Add a migration and raise the format: docs/stores.md, “Changing a format”';
const KEEP =
  'Give these to a table in test/store/format-1.json, so that it is noticed if what has them cannot be read any more';

describe('what is stored in format 1', () => {
  it('is there for each kind', () => {
    expect(new Set(stored.map(([kind]) => kind))).toEqual(new Set(kinds));
  });

  it.each(stored)('can be read: %s:%s', async (kind, id) => {
    const read = collectionsIn(storeOfFormat1()).get(kind)!.get(id);
    expect(await read.catch(({ cause }: Error) => cause), MIGRATE).not.toBeInstanceOf(Error);
  });

  it('has everything that a table may have', async () => {
    const tables = new Collection<TableDocument>(storeOfFormat1(), tableCollection);
    const found = await Promise.all(['living', 'archived', 'lobby'].map((id) => tables.get(id)));
    expect(found.map((table) => table?.archived)).toEqual([false, true, false]);
    const fields = new Set(found.flatMap((table) => Object.keys(table ?? {})));
    const missing = [...Object.keys(tableFacts.shape), ...Object.keys(duties.shape)].filter(
      (key) => !fields.has(key),
    );
    expect(missing, KEEP).toEqual([]);
  });

  it('is migrated by what it says, packed or not', async () => {
    const seen: unknown[] = [];
    const migrations = { 1: (data: unknown) => seen.push(data) && data };
    const tables = new Collection(storeOfFormat1(), { ...tableCollection, version: 2, migrations });
    for (const id of ['living', 'archived'])
      expect(await tables.get(id)).toMatchObject({ id, archived: id === 'archived' });
    expect(seen).toMatchObject([{ id: 'living' }, { id: 'archived', play: { record: {} } }]);
  });
});
