import { describe, expect, it } from 'vitest';
import { closed, joined, left, removed, started, withComputer, withSettings } from '../../src/table/lobby.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { resultsIn } from './fixtures/results.ts';
import { ada, bob, CHANNEL, cyd, GUILD, openGame, openLobby, refusalOf, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const options = { guildId: GUILD, channelId: CHANNEL, host: ada, game: 'quests', theme: 'oak', computers: 0 };

describe('opening', () => {
  it('seats the host first, then computer players with different names', async () => {
    const { tables } = room();
    const info = await tables.open({ ...options, host: { userId: '1', name: 'merlin' }, computers: 3 });
    expect(info.seats).toEqual([
      { kind: 'person', userId: '1', name: 'merlin' },
      { kind: 'computer', player: 'squire', name: 'Nimue' },
      { kind: 'computer', player: 'squire', name: 'Gawain' },
      { kind: 'computer', player: 'squire', name: expect.stringMatching(/./) },
    ]);
    expect(new Set(info.seats.map(({ name }) => name)).size).toBe(4);
    expect(info).toMatchObject({
      status: 'lobby',
      variant: 'long',
      rules: { rolls: 'on' },
      toAct: [],
      revision: 0,
    });
  });

  it('refuses unknown games, variants and rules', async () => {
    const { tables, store } = room();
    expect(await refusalOf(tables.open({ ...options, game: 'chess' }))).toBe('unknownGame');
    expect(await refusalOf(tables.open({ ...options, variant: 'blitz' }))).toBe('unknownVariant');
    expect(await refusalOf(tables.open({ ...options, rules: { rolls: 'maybe' } }))).toBe('unknownRule');
    expect(await refusalOf(tables.open({ ...options, rules: { cheat: 'on' } }))).toBe('unknownRule');
    expect(await refusalOf(tables.open({ ...options, computers: 4 }))).toBe('tooManyComputers');
    expect(store.texts.size).toBe(0);
  });

  it('allows one table per channel, even if two are opened at once', async () => {
    const { tables } = room();
    const outcomes = await Promise.allSettled([tables.open(options), tables.open(options)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const { id } = await tables.inChannel(CHANNEL);
    await expect(tables.open(options)).rejects.toMatchObject({
      code: 'tableAlreadyHere',
      data: { tableId: id },
    });
    await tables.open({ ...options, channelId: 'elsewhere' });
  });
});

describe('the lobby', () => {
  it('seats each person once, in order of arrival, up to the number of seats', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables, { guests: [bob], computers: 1 });
    expect(await refusalOf(tables.change(id, bob, joined))).toBe('alreadySeated');
    const { seats } = await tables.change(id, cyd, joined);
    expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Merlin', 'Bob', 'Cyd']);
    expect(await refusalOf(tables.change(id, { userId: '4', name: 'Dag' }, joined))).toBe('tableFull');
  });

  it('only lets the host add computer players and start', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables, { guests: [bob] });
    for (const attempt of [
      tables.change(id, bob, withComputer()),
      tables.change(id, bob, removed(1)),
      tables.change(id, bob, started()),
    ])
      expect(await refusalOf(attempt)).toBe('hostOnly');
    await tables.change(id, ada, withComputer());
    const { seats } = await tables.change(id, ada, removed(2));
    expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
  });

  it('only lets the host set a rule, before the start, to a known value', async () => {
    const { tables } = room();
    const { id, revision } = await openLobby(tables, { guests: [bob] });
    const set = await tables.change(id, ada, withSettings({ rules: { rolls: 'off' } }));
    expect(set).toMatchObject({ rules: { rolls: 'off' } });
    expect(await tables.change(id, ada, withSettings({ rules: { rolls: 'off' } }))).toEqual(set);
    expect(set.revision).toBe(revision + 1);
    expect(await refusalOf(tables.change(id, bob, withSettings({ rules: { rolls: 'on' } })))).toBe(
      'hostOnly',
    );
    expect(await refusalOf(tables.change(id, ada, withSettings({ rules: { rolls: 'maybe' } })))).toBe(
      'unknownRule',
    );
    expect(await refusalOf(tables.change(id, ada, withSettings({ rules: { cheat: 'on' } })))).toBe(
      'unknownRule',
    );
    await tables.change(id, ada, started(0));
    expect((await tables.read(id, seatViewFor(ada.userId))).actions.map(({ type }) => type)).not.toContain(
      'roll',
    );
    expect(await refusalOf(tables.change(id, ada, withSettings({ rules: { rolls: 'on' } })))).toBe(
      'notInLobby',
    );
  });

  it('gets a new host when the host leaves, and closes when the last person leaves', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables, { computers: 1, guests: [bob] });
    expect(await refusalOf(tables.change(id, cyd, left))).toBe('notSeated');
    const { host } = await tables.change(id, ada, left);
    expect(host).toEqual(bob);
    const { status } = await tables.change(id, bob, left);
    expect(status).toBe('closed');
    expect((await tables.list(GUILD)).tables).toEqual([]);
    expect(await refusalOf(tables.inChannel(CHANNEL))).toBe('noTableHere');
    expect(await refusalOf(tables.change(id, ada, joined))).toBe('tableClosed');
    await tables.open(options);
  });

  it('starts only with enough players, and only once', async () => {
    const { tables } = room();
    const { id, revision } = await openLobby(tables);
    await expect(tables.change(id, ada, started())).rejects.toMatchObject({
      code: 'tooFewSeats',
      data: { min: 2, seated: 1 },
    });
    await tables.change(id, bob, joined);
    expect(await refusalOf(tables.change(id, ada, started(7)))).toBe('illegalAction');
    const playing = await tables.change(id, ada, started(1));
    expect(playing).toMatchObject({ status: 'playing', toAct: [1], revision: revision + 2 });
    expect(await refusalOf(tables.change(id, ada, started()))).toBe('notInLobby');
    expect(await refusalOf(tables.change(id, cyd, joined))).toBe('notInLobby');
    expect(await refusalOf(tables.change(id, bob, left))).toBe('notInLobby');
  });
});

describe('closing', () => {
  it('is allowed to the host and members who manage channels', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    expect(await refusalOf(tables.change(id, bob, closed(false)))).toBe('hostOrManagerOnly');
    expect((await tables.info(id)).status).toBe('playing');
    expect(await tables.change(id, cyd, closed(true))).toMatchObject({ status: 'closed', toAct: [] });
    expect(await refusalOf(tables.change(id, ada, closed(true)))).toBe('tableClosed');
    const next = await openLobby(tables);
    expect((await tables.change(next.id, ada, closed(false))).status).toBe('closed');
    expect((await tables.list(GUILD)).tables).toEqual([]);
    expect(await resultsIn(tables, GUILD)).toEqual([]);
  });
});
