import { beforeAll, describe, expect, it } from 'vitest';
import { ada, bob, cyd, openGame, openLobby, refusalOf, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

beforeAll(registerThicket);

describe('the host in the lobby', () => {
  it('removes people and computers by seat', async () => {
    const { tables } = room();
    const { id, shown } = await openLobby(tables, { guests: [bob], computers: 1 });
    expect(await refusalOf(tables.removeFromLobby(id, bob, 1))).toBe('hostOnly');
    expect(await refusalOf(tables.removeFromLobby(id, ada, 0))).toBe('ownSeat');
    for (const seat of [-1, 3, 0.5])
      expect(await refusalOf(tables.removeFromLobby(id, ada, seat))).toBe('noSuchSeat');
    const without = await tables.removeFromLobby(id, ada, 1, shown);
    expect(without.seats.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
    expect(await refusalOf(tables.removeFromLobby(id, ada, 1, shown))).toBe('stale');
    expect((await tables.removeFromLobby(id, ada, 1, without.shown)).seats).toHaveLength(1);
    const game = await openGame(tables, { channelId: 'c2', guests: [bob] });
    expect(await refusalOf(tables.removeFromLobby(game.id, ada, 1))).toBe('notInLobby');
  });

  it('opens the table for invited people only', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables);
    expect(await refusalOf(tables.setAccess(id, bob, 'invited'))).toBe('hostOnly');
    expect(await refusalOf(tables.setAccess(id, ada, 'secret'))).toBe('unknownSetting');
    await tables.setAccess(id, ada, 'invited');
    expect(await refusalOf(tables.join(id, bob))).toBe('notInvited');
    expect(await refusalOf(tables.invite(id, cyd, bob))).toBe('notSeated');
    await tables.invite(id, ada, bob);
    expect(await refusalOf(tables.invite(id, ada, bob))).toBe('alreadyInvited');
    await tables.join(id, bob);
    expect(await refusalOf(tables.invite(id, ada, bob))).toBe('isSeated');
    await tables.invite(id, bob, cyd);
    await tables.removeFromLobby(id, ada, 1);
    expect(await refusalOf(tables.join(id, bob))).toBe('notInvited');
    expect((await tables.join(id, cyd)).seats[1]).toMatchObject(cyd);
  });

  it('can invite so many, and only while a seat is free', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables);
    for (let at = 0; at < 25; at++) await tables.invite(id, ada, { userId: `x${at}`, name: `X${at}` });
    expect(await refusalOf(tables.invite(id, ada, bob))).toBe('tooManyInvited');
    const full = await openLobby(tables, { channelId: 'c2', computers: 3 });
    expect(await refusalOf(tables.invite(full.id, ada, bob))).toBe('tableFull');
    await tables.close(id, ada, false);
    expect(await refusalOf(tables.invite(id, ada, bob))).toBe('tableClosed');
  });

  it('chooses clock, vacations and theme; the same again changes nothing', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables, { guests: [bob] });
    expect(await refusalOf(tables.setPace(id, bob, '1d'))).toBe('hostOnly');
    expect(await refusalOf(tables.setPace(id, ada, '2d'))).toBe('unknownSetting');
    expect(await refusalOf(tables.setVacations(id, bob, false))).toBe('hostOnly');
    expect(await refusalOf(tables.setTheme(id, bob, 'ash'))).toBe('hostOnly');
    await tables.setPace(id, ada, '1d');
    await tables.setVacations(id, ada, false);
    const { revision } = await tables.setTheme(id, ada, 'ash');
    expect(await tables.setTheme(id, ada, 'ash')).toMatchObject({
      pace: '1d',
      vacations: false,
      theme: 'ash',
      revision,
    });
    await tables.start(id, ada, 0);
    expect(await refusalOf(tables.setPace(id, ada, '1h'))).toBe('notInLobby');
  });

  it('passes the role on without a word to the channel', async () => {
    const { tables } = room();
    const { id, shown } = await openLobby(tables, { guests: [bob] });
    await tables.told(id, { shown });
    expect((await tables.passHost(id, ada, bob.userId)).host).toEqual(bob);
    expect(await tables.report(id)).toBeNull();
    expect(await refusalOf(tables.passHost(id, ada, ada.userId))).toBe('hostOnly');
  });
});
