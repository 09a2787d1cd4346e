import { describe, expect, it } from 'vitest';
import { closed, started } from '../../src/table/lobby.ts';
import { owedReport } from '../../src/table/report.ts';
import { resigned } from '../../src/table/seats.ts';
import { undone } from '../../src/table/turn.ts';
import { seatViewFor, toExportedRecord } from '../../src/table/views.ts';
import { gameReport } from './fixtures/reports.ts';
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
import { FaultyStore } from './fixtures/stores.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

describe('computer seats', () => {
  it("act until a person must decide, however often they're asked", async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { computers: 2 });
    expect(await tables.advance(id)).toBe(0);
    await tables.act(id, ada, null, choose('end'));
    const [first, second] = await Promise.all([tables.advance(id), tables.advance(id)]);
    const info = await tables.info(id);
    expect(info.toAct).toEqual([0]);
    expect(info.revision).toBe(2 + first + second);
    expect((await gameReport(tables, id))!.turns.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('play a whole game alone after everyone resigns', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { computers: 1, guests: [bob] });
    await tables.change(id, ada, resigned);
    await tables.change(id, bob, resigned);
    await tables.advance(id);
    const { status, result, seats } = await tables.info(id);
    expect([status, seats.every(({ kind }) => kind === 'computer')]).toEqual(['finished', true]);
    expect(result!.places).toContain(1);
  });

  it('play the same game from the same seed', async () => {
    const games = [];
    for (let at = 0; at < 2; at++) {
      const { tables } = room();
      const { id } = await openGame(tables, { computers: 3 });
      await tables.change(id, ada, resigned);
      await tables.advance(id);
      games.push((await tables.read(id, toExportedRecord)).steps);
    }
    expect(games[0]).toEqual(games[1]);
  });

  it('let other work happen between moves', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { computers: 3, variant: 'long' });
    await tables.change(id, ada, resigned);
    let turns = 0;
    const beat = setInterval(() => turns++, 0);
    await tables.advance(id);
    clearInterval(beat);
    expect(turns).toBeGreaterThan(0);
  });

  it('lose no turn if the process dies between any two writes', async () => {
    const writesOf = async (dieAfter: number | null) => {
      const store = new FaultyStore();
      const { tables } = room(store);
      const { id } = await openGame(tables, { computers: 1 });
      await tables.change(id, ada, resigned);
      const before = store.writes;
      store.writesLeft = dieAfter;
      await tables.advance(id).catch(() => undefined);
      return { id, store: store.copy(), writes: store.writes - before };
    };
    const whole = await writesOf(null);
    const steps = (await room(whole.store).tables.read(whole.id, toExportedRecord)).steps;
    for (let cut = 0; cut < whole.writes; cut++) {
      const { id, store } = await writesOf(cut);
      const { tables } = room(store);
      expect(await owedIn(tables)).toEqual([id]);
      await tables.advance(id);
      expect((await tables.read(id, toExportedRecord)).steps).toEqual(steps);
      expect((await resultsIn(tables, GUILD)).map(({ tableId }) => tableId)).toEqual([id]);
    }
  });
});

describe('resigning', () => {
  it('gives the seat to a computer player, and remembers whose it was', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { computers: 1, guests: [bob] });
    await tables.act(id, ada, null, choose('lay'));
    const { seats, host } = await tables.change(id, ada, resigned);
    expect(seats[0]).toEqual({ kind: 'computer', player: 'squire', name: 'Nimue', formerly: ada });
    expect(host).toEqual(bob);
    expect(await refusalOf(tables.act(id, ada, null, choose('end')))).toBe('notSeated');
    await tables.advance(id);
    expect((await tables.info(id)).toAct).toEqual([2]);
  });

  it('is only possible for seated players during a game', async () => {
    const { tables } = room();
    const lobby = await openLobby(tables, { guests: [bob] });
    expect(await refusalOf(tables.change(lobby.id, ada, resigned))).toBe('notInPlay');
    await tables.change(lobby.id, ada, started());
    expect(await refusalOf(tables.change(lobby.id, cyd, resigned))).toBe('notSeated');
    await playOut(tables, lobby.id);
    expect(await refusalOf(tables.change(lobby.id, ada, resigned))).toBe('tableFinished');
    const { id } = await openGame(tables);
    await tables.change(id, ada, closed(false));
    expect(await refusalOf(tables.change(id, bob, resigned))).toBe('tableClosed');
  });
});

describe('what the channel gets told', () => {
  it('is the start, then each finished turn once, never an unfinished one', async () => {
    const { tables } = room();
    const lobby = await openLobby(tables, { guests: [bob] });
    expect(await tables.read(lobby.id, owedReport)).toMatchObject({ kind: 'lobby', shown: 1 });
    await tables.told(lobby.id, { shown: 1 });
    expect(await tables.read(lobby.id, owedReport)).toBeNull();
    const { id, revision } = await tables.change(lobby.id, ada, started(0));
    const start = (await gameReport(tables, id))!;
    expect(start).toMatchObject({ started: true, turns: [], shown: 2 });
    await tables.told(id, start);
    expect(await gameReport(tables, id)).toBeNull();
    expect((await tables.info(id)).revision).toBe(revision);

    await tables.act(id, ada, null, choose('roll'));
    expect(await gameReport(tables, id)).toBeNull();
    await tables.act(id, ada, null, choose('end'));
    await tables.act(id, bob, null, choose('draw'));
    const first = (await gameReport(tables, id))!;
    expect(first).toMatchObject({
      started: false,
      turns: [{ seat: 0, events: [{ type: 'rolled' }, { type: 'ended', seat: 0 }] }],
      view: { turn: 1, acted: 0 },
    });

    await tables.act(id, bob, null, choose('end'));
    await tables.told(id, first);
    const second = (await gameReport(tables, id))!;
    expect(second.turns).toEqual([
      {
        turn: 1,
        seat: 1,
        from: 2,
        names: ['Ada', 'Bob'],
        events: [
          { type: 'drew', seat: 1 },
          { type: 'ended', seat: 1 },
        ],
      },
    ]);
    await tables.act(id, ada, null, choose('lay'));
    await tables.told(id, { shown: 1_000 });
    await tables.told(id, { shown: 0 });
    expect(await gameReport(tables, id)).toBeNull();
    await tables.act(id, ada, null, choose('end'));
    const third = (await gameReport(tables, id))!;
    expect(third.turns.map(({ events }) => events.map(({ type }) => type))).toEqual([['laid', 'ended']]);
  });

  it("survives a restart, and undo doesn't reach behind it", async () => {
    const { tables, store } = room();
    const { id } = await openGame(tables);
    await tables.act(id, ada, null, choose('end'));
    await tables.act(id, bob, null, choose('lay'));
    const report = await gameReport(tables, id);
    const after = room(store.copy()).tables;
    expect(await owedIn(after)).toEqual([id]);
    expect(await gameReport(after, id)).toEqual(report);
    await after.change(id, bob, undone(null), seatViewFor(bob.userId));
    expect({ ...(await gameReport(after, id)), table: null }).toEqual({ ...report, table: null });
    await after.told(id, report!);
    expect(await owedIn(after)).toEqual([]);
  });

  it("includes a finished game until it's announced, while the channel is free immediately", async () => {
    const { tables, store } = room();
    const { id } = await openGame(tables);
    await playOut(tables, id);
    const next = await openLobby(tables);
    expect((await tables.inChannel(CHANNEL)).id).toBe(next.id);
    const after = room(store.copy()).tables;
    expect(await owedIn(after)).toEqual([id, next.id].sort());
    const report = (await gameReport(after, id))!;
    expect(report.table).toMatchObject({ status: 'finished', result: { places: [1, 1] } });
    expect(report.turns).toHaveLength(4);
    await after.told(id, report);
    expect(await owedIn(after)).toEqual([next.id]);
    expect((await after.list(GUILD)).tables.map((info) => [info.id, info.status])).toEqual([
      [next.id, 'lobby'],
      [id, 'finished'],
    ]);
  });
});
