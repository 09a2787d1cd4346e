import { describe, expect, it, vi } from 'vitest';
import type { TableChange } from '../../src/table/change.ts';
import { isHandled } from '../../src/table/change.ts';
import type { Actor } from '../../src/table/document.ts';
import {
  amended,
  closed,
  joined,
  left,
  removed,
  started,
  withComputer,
  withSettings,
} from '../../src/table/lobby.ts';
import { owedReport, sinceFor } from '../../src/table/report.ts';
import { cameBack, hostPassed, resigned, seatLeft, taken, withInvited } from '../../src/table/seats.ts';
import type { TableService } from '../../src/table/table-service.ts';
import { undone } from '../../src/table/turn.ts';
import { seatViewFor, toExportedRecord } from '../../src/table/views.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { resultsIn } from './fixtures/results.ts';
import {
  ada,
  bob,
  CHANNEL,
  choose,
  cyd,
  GUILD,
  openGame,
  openLobby,
  owedIn,
  playOut,
  refusalOf,
  room,
} from './fixtures/room.ts';
import { changeFirstAction, changeStates } from './fixtures/spoiled.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

/** The person, asking by the same interaction each time. */
const by = (person: Actor, requestId = 'r1'): Actor => ({ ...person, requestId });

describe('a request that is delivered twice', () => {
  const requests: Record<string, (tables: TableService, lobby: string, game: string) => Promise<unknown>> = {
    join: (tables, lobby) => tables.change(lobby, by(cyd), joined),
    leave: (tables, lobby) => tables.change(lobby, by(bob), left),
    addComputer: (tables, lobby) => tables.change(lobby, by(ada), withComputer()),
    start: (tables, lobby) => tables.change(lobby, by(ada), started()),
    roll: (tables, _lobby, game) => tables.act(game, by(ada), null, choose('roll')),
    end: (tables, _lobby, game) => tables.act(game, by(ada), null, choose('end')),
    undo: (tables, _lobby, game) =>
      tables.change(game, by(ada), undone(null, 'step'), seatViewFor(by(ada).userId)),
    resign: (tables, _lobby, game) => tables.change(game, by(ada), resigned),
    leaveSeat: (tables, _lobby, game) => tables.change(game, by(ada), seatLeft),
    takeSeat: (tables, _lobby, game) => tables.change(game, by(cyd), taken(1)),
    comeBack: (tables, _lobby, game) => tables.change(game, by(bob), cameBack),
    passHost: (tables, lobby) => tables.change(lobby, by(ada), hostPassed(bob.userId)),
    invite: (tables, lobby) => tables.change(lobby, by(ada), withInvited(cyd)),
    removeFromLobby: (tables, lobby) => tables.change(lobby, by(ada), removed(1)),
    setPace: (tables, lobby) => tables.change(lobby, by(ada), withSettings({ pace: '1d' })),
    setAccess: (tables, lobby) => tables.change(lobby, by(ada), withSettings({ access: 'invited' })),
    setVacations: (tables, lobby) => tables.change(lobby, by(ada), withSettings({ vacations: false })),
    askForClock: (tables, _lobby, game) => tables.change(game, by(ada), amended({ pace: '1d' })),
    setClock: (tables, _lobby, game) => tables.change(game, by(ada), amended({ pace: '1d' }, new Set([1]))),
    close: (tables, _lobby, game) => tables.change(game, by(ada), closed(false)),
  };

  it.each(Object.keys(requests))('is carried out once, and answered both times: %s', async (name) => {
    const { tables, store } = room();
    const lobby = await openLobby(tables, { channelId: 'lobby', guests: [bob] });
    const game = await openGame(tables);
    for (const action of ['lay', 'lay']) await tables.act(game.id, ada, null, choose(action));
    if (name === 'takeSeat' || name === 'comeBack') await tables.change(game.id, bob, seatLeft);
    await requests[name]!(tables, lobby.id, game.id);
    const after = room(store.copy()).tables;
    for (const service of [tables, after]) {
      const revisions = async () => [
        (await service.info(lobby.id)).revision,
        (await service.info(game.id)).revision,
      ];
      const before = await revisions();
      await requests[name]!(service, lobby.id, game.id);
      expect(await revisions()).toEqual(before);
      const handled = [lobby.id, game.id].map((id) =>
        service.read(id, (table) => isHandled(table, by(ada).requestId)),
      );
      expect((await Promise.all(handled)).filter((was) => was)).toHaveLength(1);
    }
  });

  it('opens one table', async () => {
    const { tables, store } = room();
    const options = {
      guildId: GUILD,
      host: by(ada),
      game: 'quests',
      variant: 'short',
      theme: 'oak',
      computers: 0,
    };
    const first = await tables.open({ ...options, channelId: 'a' });
    expect((await tables.open({ ...options, channelId: 'b' })).id).toBe(first.id);
    const after = room(store.copy()).tables;
    expect((await after.open({ ...options, channelId: 'c' })).id).toBe(first.id);
    expect((await after.list(GUILD)).tables).toHaveLength(1);
    await after.change(first.id, ada, closed(false));
    expect((await after.open({ ...options, channelId: 'd' })).id).toBe(first.id);
    expect((await after.list(GUILD)).tables).toEqual([]);
  });

  it('is remembered for as long as Discord may deliver it', async () => {
    const clock = new ManualClock(0);
    const { tables } = room(undefined, { clock });
    const { id } = await openGame(tables);
    const request = by(ada);
    await tables.act(id, request, null, choose('lay'));
    clock.advance(14 * 60_000);
    await tables.act(id, ada, null, choose('lay'));
    expect(await tables.read(id, (table) => isHandled(table, request.requestId))).toBe(true);
    clock.advance(2 * 60_000);
    await tables.act(id, ada, null, choose('end'));
    expect(await tables.read(id, (table) => isHandled(table, request.requestId))).toBe(false);
  });
});

describe('what the channel is owed besides the moves', () => {
  it('is kept until it is told, and told once', async () => {
    const { tables, store } = room();
    const { id } = await openGame(tables, { guests: [bob, cyd] });
    await tables.told(id, (await tables.read(id, owedReport))!);
    await tables.change(id, bob, resigned);
    const after = room(store.copy()).tables;
    expect(await owedIn(after)).toEqual([id]);
    const report = (await after.read(id, owedReport))!;
    expect(report.notes).toMatchObject([{ kind: 'resigned', name: 'Bob', heir: 'Merlin' }]);
    await after.told(id, report);
    expect(await after.read(id, owedReport)).toBeNull();
  });

  it('is the closing of a table, whatever it was doing', async () => {
    const { tables, store } = room();
    const lobby = await openLobby(tables, { channelId: 'lobby' });
    const game = await openGame(tables);
    for (const { id } of [lobby, game]) {
      await tables.change(id, ada, closed(false));
      const after = room(store.copy()).tables;
      expect(await owedIn(after)).toContain(id);
      expect(await after.read(id, owedReport)).toMatchObject({
        kind: 'closed',
        notes: [{ kind: 'closed', name: 'Ada' }],
      });
      await tables.told(id, (await tables.read(id, owedReport))!);
      expect(await owedIn(tables)).not.toContain(id);
    }
    expect((await tables.list(GUILD)).tables).toEqual([]);
  });

  it('is told as it was at a moment, not as it is now', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { guests: [bob, cyd] });
    const start = (await tables.read(id, owedReport))!;
    await tables.change(id, cyd, resigned);
    await tables.act(id, ada, null, choose('end'));
    await tables.told(id, start);
    expect(await tables.read(id, owedReport)).toMatchObject({
      started: false,
      notes: [{ kind: 'resigned' }],
      turns: [{ seat: 0 }],
    });
  });
});

describe('what everybody can see of a table', () => {
  it('does not count the steps that a player may still take back', async () => {
    const { tables } = room();
    const { id, shown, revision } = await openGame(tables);
    await tables.act(id, ada, null, choose('lay'));
    await tables.change(id, ada, undone(null), seatViewFor(ada.userId));
    await tables.act(id, ada, null, choose('roll'));
    expect(await tables.info(id)).toMatchObject({ shown, revision: revision + 3 });
    await tables.act(id, ada, null, choose('end'));
    expect(await tables.info(id)).toMatchObject({ shown: shown + 1, revision: revision + 4 });
  });
});

describe('a save whose outcome the store cannot tell', () => {
  const watched = async () => {
    const made = room();
    const game = await openGame(made.tables);
    const changes: TableChange[] = [];
    made.tables.subscribe((change) => changes.push(change));
    return { ...made, ...game, changes };
  };

  it('is not called failed, and is found once the store answers', async () => {
    const { tables, store, id, revision, changes } = await watched();
    store.unknown = 'written';
    expect(await refusalOf(tables.act(id, ada, revision, choose('end')))).toBe('saveUnknown');
    store.unknown = null;
    await vi.waitFor(() => expect(changes).toMatchObject([{ tableId: id, revision: revision + 1 }]));
    expect(await refusalOf(tables.act(id, ada, revision, choose('end')))).toBe('stale');
    expect((await tables.read(id, owedReport))!.shown).toBe((await tables.info(id)).shown);
  });

  it('is ruled out where it had not arrived, and never arrives', async () => {
    const { tables, store, id, revision, changes } = await watched();
    store.unknown = 'late';
    expect(await refusalOf(tables.act(id, ada, revision, choose('end')))).toBe('saveUnknown');
    store.unknown = null;
    expect((await tables.info(id)).revision).toBe(revision);
    store.arrive();
    expect((await room(store.copy()).tables.info(id)).revision).toBe(revision);
    await tables.act(id, ada, revision, choose('end'));
    expect(changes).toHaveLength(1);
  });
});

describe('a store that was emptied', () => {
  it('gets back what is still known, and nothing is forgotten', async () => {
    const { tables, store } = room();
    const game = await openGame(tables);
    const other = await openLobby(tables, { channelId: 'other' });
    store.wipe();
    await tables.act(game.id, ada, null, choose('end'));
    expect(await tables.restore()).toBe(1);
    expect((await tables.inChannel(CHANNEL)).id).toBe(game.id);
    expect(await refusalOf(openLobby(tables))).toBe('tableAlreadyHere');
    const after = room(store.copy()).tables;
    expect((await after.inChannel(CHANNEL)).id).toBe(game.id);
    expect((await after.inChannel('other')).id).toBe(other.id);
    expect((await playOut(after, game.id)).status).toBe('finished');
    expect(await resultsIn(after, GUILD)).toHaveLength(1);
  });

  it('says so where a table is gone for good, and lets a new one open', async () => {
    const { tables, store } = room();
    const { id } = await openGame(tables);
    store.texts.delete(`table:${id}`);
    const after = room(store.copy()).tables;
    expect(await refusalOf(after.inChannel(CHANNEL))).toBe('tableLost');
    await openLobby(after);
  });
});

describe('a store that went back', () => {
  /** A game in a store that has what it had two moves ago. */
  async function setBackGame(isShared: boolean) {
    const made = room();
    made.store.isShared = isShared;
    const game = await openGame(made.tables);
    const earlier = made.store.copy();
    await made.tables.act(game.id, ada, null, choose('lay'));
    await made.tables.act(game.id, ada, null, choose('end'));
    const { revision } = await made.tables.info(game.id);
    const goBack = () => {
      made.store.texts.clear();
      for (const [key, text] of earlier.texts) made.store.texts.set(key, text);
    };
    return { ...made, id: game.id, revision, goBack };
  }

  it.each([false, true])('loses no move that is still in memory; shared: %s', async (isShared) => {
    const { tables, store, id, revision, goBack } = await setBackGame(isShared);
    goBack();
    expect(await tables.restore()).toBe(1);
    expect(await tables.read(id, ({ notes }) => notes)).not.toContainEqual(
      expect.objectContaining({ kind: 'setBack' }),
    );
    expect((await room(store.copy()).tables.info(id)).revision).toBe(revision);
    goBack();
    await tables.act(id, bob, null, choose('end'));
    expect((await room(store.copy()).tables.info(id)).revision).toBeGreaterThan(revision);
  });

  it('says at the table what it was like where nothing newer is known, and outdates old buttons', async () => {
    const { tables, store, logged, id, revision, goBack } = await setBackGame(true);
    const { changedAt } = await room(store.copy()).tables.read(id, (table) => table);
    tables.persons.forget(ada.userId);
    goBack();
    expect(await tables.restore()).toBe(0);
    const after = await tables.read(id, (table) => table);
    expect(after.notes).toContainEqual(expect.objectContaining({ kind: 'setBack' }));
    expect(after.notes.find(({ kind }) => kind === 'setBack')).not.toMatchObject({ at: changedAt });
    expect(after.revision).toBeGreaterThan(revision);
    expect(owedReport(after)).toMatchObject({ isNews: true });
    expect(logged.filter(({ message }) => message.includes('went back'))).toHaveLength(1);
    await tables.restore();
    expect(logged.filter(({ message }) => message.includes('went back'))).toHaveLength(1);
    expect((await playOut(tables, id)).status).toBe('finished');
  });
});

describe('a stored table that does not fit', () => {
  async function twoTables() {
    const made = room();
    const bad = await openGame(made.tables);
    await made.tables.act(bad.id, ada, null, choose('lay'));
    const good = await openGame(made.tables, { channelId: 'good', guests: [bob] });
    return { ...made, bad: bad.id, good: good.id, key: `table:${bad.id}` };
  }

  it('is rebuilt from its record where its states are of another shape', async () => {
    const { tables, store, bad } = await twoTables();
    const { view } = await tables.read(bad, seatViewFor(ada.userId));
    for (const state of [{}, { toAct: 'nobody' }, { players: [] }]) {
      const copy = store.copy();
      changeStates(copy, bad, ({ now, shared }) => {
        now.state = state;
        shared.state = state;
      });
      const after = room(copy).tables;
      expect((await after.read(bad, seatViewFor(ada.userId))).view).toEqual(view);
      await after.act(bad, ada, null, choose('end'));
    }
  });

  it('goes on from its states where the rules have changed since, without undo and record', async () => {
    const { store, bad } = await twoTables();
    changeFirstAction(store, bad, { type: 'lay', card: 999 });
    const { tables } = room(store.copy());
    await tables.act(bad, ada, null, choose('end'));
    await tables.act(bad, bob, null, choose('lay'));
    expect(await refusalOf(tables.change(bad, bob, undone(null), seatViewFor(bob.userId)))).toBe(
      'recordOutdated',
    );
    expect((await tables.read(bad, sinceFor(bob.userId))).turns).toEqual([]);
    expect((await playOut(tables, bad)).status).toBe('finished');
    expect(await refusalOf(tables.read(bad, toExportedRecord))).toBe('recordOutdated');
  });

  it('touches no other, where neither its record nor its states fit', async () => {
    const { store, bad, good } = await twoTables();
    changeFirstAction(store, bad, { type: 'lay', card: 999 });
    changeStates(store, bad, (states) => {
      states.stateVersion = 0;
    });
    const { tables } = room(store.copy());
    expect(await owedIn(tables)).toEqual([good]);
    expect((await tables.list(GUILD)).unreadable).toEqual([{ tableId: bad, channelId: CHANNEL }]);
    expect((await playOut(tables, good)).status).toBe('finished');
    expect(await refusalOf(tables.inChannel(CHANNEL))).toBe('tableUnreadable');
  });

  it('can be set aside, which frees its channel and keeps its text', async () => {
    const { store, bad, key } = await twoTables();
    store.texts.set(key, 'not json');
    const copy = store.copy();
    const { tables } = room(copy);
    await tables.setAside(GUILD, CHANNEL, bad);
    expect(copy.texts.get(`aside:${bad}`)).toBe('not json');
    expect((await tables.list(GUILD)).unreadable).toEqual([]);
    expect(await refusalOf(tables.inChannel(CHANNEL))).toBe('noTableHere');
    await openLobby(room(copy.copy(), { newId: () => 'fresh' }).tables);
  });
});

describe('how many tables may be open', () => {
  it('is limited for a person and for a server, and an ended one counts no more', async () => {
    const { tables } = room(undefined, { quotas: { perPerson: 2, perServer: 3 } });
    const first = await openLobby(tables, { channelId: '1' });
    await openGame(tables, { channelId: '2', guests: [bob] });
    expect(await refusalOf(openLobby(tables, { channelId: '3' }))).toBe('tooManyOwnTables');
    expect(await refusalOf(tables.assertRoomFor(GUILD, ada))).toBe('tooManyOwnTables');
    const ofBob = { guildId: GUILD, host: bob, game: 'quests', variant: 'short', theme: 'oak', computers: 0 };
    await tables.open({ ...ofBob, channelId: '4' });
    expect(await refusalOf(tables.open({ ...ofBob, channelId: '5' }))).toBe('tooManyTables');
    await tables.change(first.id, ada, closed(false));
    await openLobby(tables, { channelId: '3' });
  });
});

describe('the last finished game of a channel', () => {
  it('is found when many others of the server have ended since, and beside a new table', async () => {
    const { tables, store } = room();
    const { id } = await openGame(tables);
    await playOut(tables, id);
    await tables.told(id, (await tables.read(id, owedReport))!);
    for (let other = 0; other < 60; other++) {
      const game = await openGame(tables, { channelId: 'elsewhere', guests: [bob] });
      await playOut(tables, game.id);
      await tables.told(game.id, (await tables.read(game.id, owedReport))!);
    }
    await openLobby(tables);
    const after = room(store.copy()).tables;
    expect((await after.finishedIn(CHANNEL))?.id).toBe(id);
    expect((await after.read(id, toExportedRecord)).result).not.toBeNull();
  });

  it('is found before its end has been told', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await playOut(tables, id);
    expect((await tables.finishedIn(CHANNEL))?.id).toBe(id);
  });
});
