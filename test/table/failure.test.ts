import { describe, expect, it } from 'vitest';
import { closed, joined, left, removed, started, withComputer } from '../../src/table/lobby.ts';
import { owedReport } from '../../src/table/report.ts';
import { resigned } from '../../src/table/seats.ts';
import type { TableService } from '../../src/table/table-service.ts';
import { undone } from '../../src/table/turn.ts';
import type { TableInfo } from '../../src/table/views.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { resultsIn } from './fixtures/results.ts';
import {
  ada,
  bob,
  CHANNEL,
  choose,
  GUILD,
  openGame,
  openLobby,
  owedIn,
  playOut,
  refusalOf,
  room,
} from './fixtures/room.ts';
import { changeStates } from './fixtures/spoiled.ts';
import { FaultyStore } from './fixtures/stores.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

/** Every operation that changes a table, made possible by the state before it. */
const changes: Record<string, (tables: TableService, lobby: string, game: string) => Promise<unknown>> = {
  open: (tables) => openLobby(tables, { channelId: 'other' }),
  join: (tables, lobby) => tables.change(lobby, bob, joined),
  leave: (tables, lobby) => tables.change(lobby, ada, left),
  addComputer: (tables, lobby) => tables.change(lobby, ada, withComputer()),
  removeFromLobby: (tables, lobby) => tables.change(lobby, ada, removed(1)),
  start: (tables, lobby) => tables.change(lobby, ada, started()),
  act: (tables, _lobby, game) => tables.act(game, ada, null, choose('end')),
  undo: (tables, _lobby, game) => tables.change(game, ada, undone(null), seatViewFor(ada.userId)),
  resign: (tables, _lobby, game) => tables.change(game, ada, resigned),
  close: (tables, _lobby, game) => tables.change(game, ada, closed(false)),
  told: (tables, _lobby, game) => tables.told(game, { shown: 0 }),
};

async function roomWithTables() {
  const made = room();
  const lobby = await openLobby(made.tables, { channelId: 'lobby', computers: 1 });
  const game = await openGame(made.tables, { computers: 1, guests: [bob] });
  await made.tables.act(game.id, ada, null, choose('lay'));
  const seen = async () => [
    await made.tables.info(lobby.id),
    await made.tables.read(game.id, seatViewFor(ada.userId)),
    await made.tables.read(game.id, owedReport),
    await made.tables.list(GUILD),
    [...made.store.texts],
  ];
  return { ...made, lobby: lobby.id, game: game.id, seen };
}

describe('a store that fails', () => {
  for (const [name, change] of Object.entries(changes)) {
    it(`leaves everything unchanged, and ${name} can be retried`, async () => {
      const { tables, store, lobby, game, seen, logged } = await roomWithTables();
      const before = await seen();
      store.failing.add('put').add('delete');
      expect(await refusalOf(change(tables, lobby, game))).toBe('storeFailed');
      expect(logged).toHaveLength(1);
      store.failing.clear();
      expect(await seen()).toEqual(before);
      await change(tables, lobby, game);
    });
  }

  it("isn't mistaken for an empty one", async () => {
    const { store, game } = await roomWithTables();
    const { tables } = room(store.copy());
    const down = room(Object.assign(store.copy(), { failing: new Set(['get']) })).tables;
    for (const read of [
      () => down.info(game),
      () => down.inChannel(CHANNEL),
      () => down.list(GUILD),
      () => down.ended(GUILD, 1),
      () => down.read(game, seatViewFor(ada.userId)),
      () => down.read(game, owedReport),
      () => down.act(game, ada, null, choose('end')),
      () => down.advance(game),
      () => openLobby(down),
    ])
      expect(await refusalOf(read())).toBe('storeUnreadable');
    expect((await tables.inChannel(CHANNEL)).id).toBe(game);
  });

  it("doesn't fail a change if only indexing an ended table fails", async () => {
    const { tables, store, game } = await roomWithTables();
    store.writesLeft = 1;
    expect((await tables.change(game, ada, closed(false))).status).toBe('closed');
    const after = room(store.copy()).tables;
    expect(await refusalOf(after.inChannel(CHANNEL))).toBe('noTableHere');
    expect((await after.list(GUILD)).tables.map(({ id }) => id)).not.toContain(game);
  });
});

/** A life of two tables in one channel, with the revision of each as answered last. */
async function live(tables: TableService, answered: Map<string, number>): Promise<void> {
  const note = ({ id, revision }: TableInfo) => answered.set(id, revision);
  const first = await openLobby(tables);
  note(first);
  note(await tables.change(first.id, bob, joined));
  note(await tables.change(first.id, ada, started(0)));
  await tables.told(first.id, { shown: 0 });
  note((await tables.act(first.id, ada, null, choose('lay'))).seat.table);
  note((await tables.change(first.id, ada, undone(null), seatViewFor(ada.userId))).table);
  for (const person of [ada, bob, ada, bob])
    note((await tables.act(first.id, person, null, choose('end'))).seat.table);
  await tables.told(first.id, { shown: 1_000 });
  const second = await openLobby(tables, { computers: 1 });
  note(second);
  note(await tables.change(second.id, ada, closed(false)));
}

describe('a process that dies between any two writes', () => {
  it('has saved every answered change, and is consistent after a restart', async () => {
    const whole = room();
    await live(whole.tables, new Map());
    expect(whole.store.writes).toBeGreaterThan(12);
    for (let cut = 0; cut < whole.store.writes; cut++) {
      const store = new FaultyStore();
      store.writesLeft = cut;
      const answered = new Map<string, number>();
      await live(room(store).tables, answered).catch(() => undefined);

      const after = room(store.copy(), { newId: () => 'fresh' });
      for (const id of await owedIn(after.tables)) {
        const report = await after.tables.read(id, owedReport);
        if (report) await after.tables.told(id, report);
      }
      for (const [id, revision] of answered) expect((await after.tables.info(id)).revision).toBe(revision);
      const { tables: listed } = await after.tables.list(GUILD);
      const living = listed.filter(({ status }) => status === 'lobby' || status === 'playing');
      expect(living.length).toBeLessThanOrEqual(1);
      const listedAsLive = await after.store.list({ list: `live:${GUILD}`, limit: 10 });
      expect(listedAsLive.map(({ id }) => id)).toEqual(living.map(({ id }) => id));
      for (const { id, status } of living) {
        expect((await after.tables.inChannel(CHANNEL)).id).toBe(id);
        if (status === 'playing') await playOut(after.tables, id);
        else await after.tables.change(id, ada, closed(false));
      }
      expect(after.store.texts.has(`channel:${CHANNEL}`)).toBe(false);
      const finished = (await after.tables.list(GUILD)).tables.filter(({ status }) => status === 'finished');
      const results = await resultsIn(after.tables, GUILD);
      expect(results.map(({ tableId }) => tableId)).toEqual(finished.map(({ id }) => id));
      expect(after.logged).toEqual([]);
      expect((await openLobby(after.tables)).id).toBe('fresh');
    }
  });
});

describe('a stored table', () => {
  it("is reported by ID and left alone if it can't be read", async () => {
    const whole = await roomWithTables();
    const key = `table:${whole.game}`;
    const good = whole.store.texts.get(key)!;
    const surplus = JSON.parse(good);
    surplus.data.play.steps += 1;
    for (const bad of [
      '{"version":3',
      'null',
      '{"data":{}}',
      good.replace(/"version":(\d+)/, (_all, version: string) => `"version":${Number(version) + 1}`),
      JSON.stringify(surplus),
    ]) {
      const store = whole.store.copy();
      store.texts.set(key, bad);
      const { tables, logged } = room(store);
      expect(await refusalOf(tables.info(whole.game))).toBe('tableUnreadable');
      expect(logged[0]!.data).toMatchObject({ key });
      expect(JSON.stringify(logged)).not.toContain('seed');
      expect(await refusalOf(tables.act(whole.game, ada, null, choose('end')))).toBe('tableUnreadable');
      expect(await refusalOf(openLobby(tables))).toBe('tableUnreadable');
      expect((await tables.list(GUILD)).tables.map(({ id }) => id)).toEqual([whole.lobby]);
      await tables.change(whole.lobby, ada, closed(false));
      expect(store.texts.get(key)).toBe(bad);
      store.texts.set(key, good);
      expect((await room(store).tables.list(GUILD)).tables.map(({ id }) => id)).toEqual([whole.game]);
    }
  });

  it("isn't listed if its line in the list can't be read, and is played all the same", async () => {
    const { store, game, lobby } = await roomWithTables();
    const live = store.lists.get(`live:${GUILD}`)!;
    live.set(game, { ...live.get(game)!, text: '{"id":7' });
    const { tables } = room(store.copy());
    expect((await tables.list(GUILD)).tables.map(({ id }) => id)).toEqual([lobby]);
    await openLobby(tables, { channelId: 'new' });
    expect((await tables.change(game, ada, closed(false))).status).toBe('closed');
  });

  it("is rebuilt from its record if a snapshot doesn't match it", async () => {
    const { store, tables, game } = await roomWithTables();
    await tables.act(game, ada, null, choose('draw'));
    await tables.act(game, ada, null, choose('end'));
    const { view } = await tables.read(game, seatViewFor(ada.userId));
    const report = await tables.read(game, owedReport);
    for (const spoil of [
      { now: { steps: 1, state: {} } },
      { recent: [] },
      { turnStart: 9 },
      { shared: { steps: 9, state: {} } },
    ]) {
      const copy = store.copy();
      changeStates(copy, game, (states) => Object.assign(states, spoil));
      const after = room(copy).tables;
      expect((await after.read(game, seatViewFor(ada.userId))).view).toEqual(view);
      expect(await after.read(game, owedReport)).toEqual(report);
    }
  });
});

describe('results', () => {
  it('are kept per server, one row per game, newest first', async () => {
    const { tables, store } = room();
    const played: string[] = [];
    for (let game = 0; game < 103; game++) {
      const { id } = await openGame(tables, { channelId: `c${game % 3}`, guests: [bob] });
      await playOut(tables, id);
      if (game % 2) await tables.told(id, { shown: 1_000 });
      played.unshift(id);
    }
    const after = room(store.copy()).tables;
    await after.list(GUILD);
    expect((await resultsIn(after, GUILD, 1_000)).map(({ tableId }) => tableId)).toEqual(played);
    expect(await resultsIn(after, GUILD, 2)).toHaveLength(2);
    expect((await resultsIn(after, GUILD, 1))[0]).toMatchObject({
      game: 'quests',
      variant: 'short',
      seats: [
        { holder: ada, score: 0, place: 1 },
        { holder: bob, score: 0, place: 1 },
      ],
    });
  });
});
