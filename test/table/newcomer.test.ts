import { beforeAll, describe, expect, it } from 'vitest';
import { ada, bob, choose, cyd, openGame, playOut, refusalOf, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

beforeAll(registerThicket);

describe('a newcomer', () => {
  it('is one until the first turn is over', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { guests: [bob] });
    expect(await tables.isNewcomer(id, ada.userId)).toBe(true);
    await tables.act(id, ada, null, choose('lay'));
    expect(await tables.isNewcomer(id, ada.userId)).toBe(true);
    await tables.act(id, ada, null, choose('end'));
    expect(await tables.isNewcomer(id, ada.userId)).toBe(false);
    expect(await tables.isNewcomer(id, bob.userId)).toBe(true);
    expect(await refusalOf(tables.isNewcomer(id, cyd.userId))).toBe('notSeated');
  });

  it('has finished no such game in the server', async () => {
    const { tables } = room();
    const first = await openGame(tables, { guests: [bob] });
    await playOut(tables, first.id);
    const { id } = await openGame(tables, { guests: [bob, cyd] });
    for (const [{ userId }, isNewcomer] of [
      [ada, false],
      [bob, false],
      [cyd, true],
    ] as const)
      expect(await tables.isNewcomer(id, userId)).toBe(isNewcomer);
  });

  it('costs no reading once the server’s results are known', async () => {
    const { tables, store } = room();
    const first = await openGame(tables, { guests: [bob] });
    await playOut(tables, first.id);
    const { id } = await openGame(tables, { guests: [bob, cyd] });
    await tables.isNewcomer(id, cyd.userId);
    const { reads } = store;
    expect(await tables.isNewcomer(id, cyd.userId)).toBe(true);
    expect(store.reads).toBe(reads);
  });

  it('may take over a seat that somebody else has played', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { guests: [bob] });
    await tables.act(id, ada, null, choose('end'));
    await tables.leaveSeat(id, ada);
    await tables.takeSeat(id, 0, cyd);
    expect(await tables.isNewcomer(id, cyd.userId)).toBe(true);
  });
});
