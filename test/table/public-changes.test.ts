import { describe, expect, it } from 'vitest';
import { withShown } from '../../src/table/change.ts';
import { duties, type TableDocument, tableFacts } from '../../src/table/document.ts';
import { tableInfo } from '../../src/table/views.ts';
import { openGame, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

describe("a change of a running game's table", () => {
  const isTold = (before: TableDocument, key: string) =>
    withShown({ ...before, [key]: [] }, before).shown > before.shown;

  it('is told if it changes anything public, but for what an unseen step and its undo change', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    const before = await tables.read(id, (table) => table);
    expect(Object.keys(tableFacts.shape).filter((key) => !isTold(before, key))).toEqual([
      'tenures',
      'playedFor',
      'revision',
      'changedAt',
    ]);
    expect(Object.keys(duties.shape).filter((key) => isTold(before, key))).toEqual(['notes']);
  });

  it('makes nothing public that is not meant to be', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    const table = await tables.read(id, (each) => ({ ...each, forgotten: true }));
    expect(tableInfo(table)).not.toHaveProperty('forgotten');
    expect(tableInfo(table)).toMatchObject({ id, seats: table.seats });
  });
});
