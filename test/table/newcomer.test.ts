import { describe, expect, it } from 'vitest';
import { seatLeft, taken } from '../../src/table/seats.ts';
import type { TableService } from '../../src/table/table-service.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { ada, bob, choose, cyd, openGame, playOut, refusalOf, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const isNewcomer = async (tables: TableService, id: string, userId: string): Promise<boolean> =>
  tables.isNewcomer(await tables.read(id, seatViewFor(userId)));

describe('a newcomer', () => {
  it('is one until the first turn is over', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { guests: [bob] });
    expect(await isNewcomer(tables, id, ada.userId)).toBe(true);
    await tables.act(id, ada, null, choose('lay'));
    expect(await isNewcomer(tables, id, ada.userId)).toBe(true);
    await tables.act(id, ada, null, choose('end'));
    expect(await isNewcomer(tables, id, ada.userId)).toBe(false);
    expect(await isNewcomer(tables, id, bob.userId)).toBe(true);
    expect(await refusalOf(isNewcomer(tables, id, cyd.userId))).toBe('notSeated');
  });

  it('has finished no such game in the server', async () => {
    const { tables } = room();
    const first = await openGame(tables, { guests: [bob] });
    await playOut(tables, first.id);
    const { id } = await openGame(tables, { guests: [bob, cyd] });
    for (const [{ userId }, isOne] of [
      [ada, false],
      [bob, false],
      [cyd, true],
    ] as const)
      expect(await isNewcomer(tables, id, userId)).toBe(isOne);
  });

  it('costs no reading once the server’s results are known', async () => {
    const { tables, store } = room();
    const first = await openGame(tables, { guests: [bob] });
    await playOut(tables, first.id);
    const { id } = await openGame(tables, { guests: [bob, cyd] });
    await isNewcomer(tables, id, cyd.userId);
    const { reads } = store;
    expect(await isNewcomer(tables, id, cyd.userId)).toBe(true);
    expect(store.reads).toBe(reads);
  });

  it('may take over a seat that somebody else has played', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { guests: [bob] });
    await tables.act(id, ada, null, choose('end'));
    await tables.change(id, ada, seatLeft);
    await tables.change(id, cyd, taken(0));
    expect(await isNewcomer(tables, id, cyd.userId)).toBe(true);
  });
});
