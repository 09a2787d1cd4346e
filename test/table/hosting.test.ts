import { describe, expect, it } from 'vitest';
import { amended, closed, joined, removed, started, withSettings } from '../../src/table/lobby.ts';
import { owedReport } from '../../src/table/report.ts';
import { hostPassed, withInvited } from '../../src/table/seats.ts';
import { ada, bob, cyd, openGame, openLobby, refusalOf, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

describe('people at a running game', () => {
  it('change it together, and nobody else does', async () => {
    const { tables } = room();
    const lobby = await openLobby(tables, { channelId: 'c2' });
    expect(await refusalOf(tables.change(lobby.id, ada, amended({ pace: '1d' })))).toBe('notInPlay');
    const { id, wait } = await openGame(tables, { guests: [bob] });
    expect(await refusalOf(tables.change(id, cyd, amended({ pace: '1d' })))).toBe('notSeated');
    const asked = await tables.change(id, ada, amended({ pace: '1d' }));
    expect(asked).toMatchObject({ pace: 'none', wait, asked: { wait, by: ['1'], to: { pace: '1d' } } });
    expect((await tables.change(id, ada, amended({ pace: '1d' }))).revision).toBe(asked.revision);
    expect((await tables.change(id, ada, amended({ pace: 'none' }))).revision).toBe(asked.revision);
    await tables.change(id, bob, amended({ pace: '1d' }));
    expect(await tables.read(id, ({ notes }) => notes.at(-1))).toMatchObject({
      kind: 'amended',
      to: { pace: '1d' },
    });
    await tables.change(id, ada, closed(false));
    expect(await refusalOf(tables.change(id, bob, amended({ pace: '1h' })))).toBe('tableClosed');
  });
});

describe('the host in the lobby', () => {
  it('removes people and computers by seat', async () => {
    const { tables } = room();
    const { id, shown } = await openLobby(tables, { guests: [bob], computers: 1 });
    expect(await refusalOf(tables.change(id, bob, removed(1)))).toBe('hostOnly');
    expect(await refusalOf(tables.change(id, ada, removed(0)))).toBe('ownSeat');
    for (const seat of [-1, 3, 0.5])
      expect(await refusalOf(tables.change(id, ada, removed(seat)))).toBe('noSuchSeat');
    const without = await tables.change(id, ada, removed(1, shown));
    expect(without.seats.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
    expect(await refusalOf(tables.change(id, ada, removed(1, shown)))).toBe('stale');
    expect((await tables.change(id, ada, removed(1, without.shown))).seats).toHaveLength(1);
    const game = await openGame(tables, { channelId: 'c2', guests: [bob] });
    expect(await refusalOf(tables.change(game.id, ada, removed(1)))).toBe('notInLobby');
  });

  it('opens the table for invited people only', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables);
    expect(await refusalOf(tables.change(id, bob, withSettings({ access: 'invited' })))).toBe('hostOnly');
    expect(await refusalOf(tables.change(id, ada, withSettings({ access: 'secret' })))).toBe(
      'unknownSetting',
    );
    await tables.change(id, ada, withSettings({ access: 'invited' }));
    expect(await refusalOf(tables.change(id, bob, joined))).toBe('notInvited');
    expect(await refusalOf(tables.change(id, cyd, withInvited(bob)))).toBe('notSeated');
    await tables.change(id, ada, withInvited(bob));
    expect(await refusalOf(tables.change(id, ada, withInvited(bob)))).toBe('alreadyInvited');
    await tables.change(id, bob, joined);
    expect(await refusalOf(tables.change(id, ada, withInvited(bob)))).toBe('isSeated');
    await tables.change(id, bob, withInvited(cyd));
    await tables.change(id, ada, removed(1));
    expect(await refusalOf(tables.change(id, bob, joined))).toBe('notInvited');
    expect((await tables.change(id, cyd, joined)).seats[1]).toMatchObject(cyd);
  });

  it('can invite so many, and only while a seat is free', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables);
    for (let at = 0; at < 25; at++)
      await tables.change(id, ada, withInvited({ userId: `x${at}`, name: `X${at}` }));
    expect(await refusalOf(tables.change(id, ada, withInvited(bob)))).toBe('tooManyInvited');
    const full = await openLobby(tables, { channelId: 'c2', computers: 3 });
    expect(await refusalOf(tables.change(full.id, ada, withInvited(bob)))).toBe('tableFull');
    await tables.change(id, ada, closed(false));
    expect(await refusalOf(tables.change(id, ada, withInvited(bob)))).toBe('tableClosed');
  });

  it('chooses clock, vacations and theme; the same again changes nothing', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables, { guests: [bob] });
    expect(await refusalOf(tables.change(id, bob, withSettings({ pace: '1d' })))).toBe('hostOnly');
    expect(await refusalOf(tables.change(id, ada, withSettings({ pace: '2d' })))).toBe('unknownSetting');
    expect(await refusalOf(tables.change(id, bob, withSettings({ vacations: false })))).toBe('hostOnly');
    expect(await refusalOf(tables.change(id, bob, withSettings({ theme: 'ash' })))).toBe('hostOnly');
    await tables.change(id, ada, withSettings({ pace: '1d' }));
    await tables.change(id, ada, withSettings({ vacations: false }));
    const { revision } = await tables.change(id, ada, withSettings({ theme: 'ash' }));
    expect(await tables.change(id, ada, withSettings({ theme: 'ash' }))).toMatchObject({
      pace: '1d',
      vacations: false,
      theme: 'ash',
      revision,
    });
    await tables.change(id, ada, started(0));
    expect(await refusalOf(tables.change(id, ada, withSettings({ pace: '1h' })))).toBe('notInLobby');
  });

  it('passes the role on without a word to the channel', async () => {
    const { tables } = room();
    const { id, shown } = await openLobby(tables, { guests: [bob] });
    await tables.told(id, { shown });
    expect((await tables.change(id, ada, hostPassed(bob.userId))).host).toEqual(bob);
    expect(await tables.read(id, owedReport)).toBeNull();
    expect(await refusalOf(tables.change(id, ada, hostPassed(ada.userId)))).toBe('hostOnly');
  });
});
