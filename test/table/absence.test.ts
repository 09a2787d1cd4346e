import { describe, expect, it } from 'vitest';
import { started } from '../../src/table/lobby.ts';
import { owedReport, sinceFor } from '../../src/table/report.ts';
import { cameBack, resigned, seatLeft, taken } from '../../src/table/seats.ts';
import { undone } from '../../src/table/turn.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { gameReport } from './fixtures/reports.ts';
import { ada, bob, choose, cyd, openGame, openLobby, playOut, refusalOf, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

describe('a person whose time is up', () => {
  it('gets one turn played for them, in one save, and keeps the seat', async () => {
    const { tables } = room();
    const { id, wait, revision } = await openGame(tables);
    expect(await tables.standIn(id, 0, wait)).toBe(true);
    const info = await tables.info(id);
    expect(info).toMatchObject({ toAct: [1], wait: wait + 1, revision: revision + 1, tenures: [] });
    expect(info.seats[0]).toMatchObject({ kind: 'person', userId: ada.userId });
    expect((await gameReport(tables, id))!.turns).toMatchObject([
      { seat: 0, standsIn: { name: 'Ada', isOnce: true } },
    ]);
  });

  it('is not taken for the computer that played for them, nor it for them', async () => {
    const { tables } = room();
    const { id, wait } = await openGame(tables, { guests: [bob] });
    await tables.act(id, ada, null, choose('lay'));
    await tables.takeOver(id, 0, wait);
    await tables.advance(id);
    await tables.change(id, ada, cameBack);
    const { turns } = (await gameReport(tables, id))!;
    expect(turns.map(({ names }) => names)).toEqual([
      ['Ada', 'Bob'],
      ['Merlin', 'Bob'],
    ]);
    const since = await tables.read(id, sinceFor(ada.userId));
    expect(since.hasPlayed).toBe(true);
    expect(since.turns).toEqual(turns.slice(1));
  });

  it('is left alone once the table waits for somebody else, or for another decision', async () => {
    const { tables } = room();
    const { id, wait } = await openGame(tables);
    expect(await tables.standIn(id, 1, wait)).toBe(false);
    expect(await tables.takeOver(id, 1, wait)).toBe(false);
    await tables.act(id, ada, null, choose('end'));
    await tables.act(id, bob, null, choose('end'));
    const { revision } = await tables.info(id);
    for (const [seat, old] of [
      [0, wait],
      [1, wait + 1],
      [7, wait + 2],
    ] as const) {
      expect(await tables.standIn(id, seat, old)).toBe(false);
      expect(await tables.takeOver(id, seat, old)).toBe(false);
    }
    expect((await tables.info(id)).revision).toBe(revision);
    await playOut(tables, id);
    const { wait: last } = await tables.info(id);
    expect(await tables.standIn(id, 0, last)).toBe(false);
    expect(await tables.takeOver(id, 0, last)).toBe(false);
  });

  it('is replaced by a computer until they are back', async () => {
    const { tables } = room();
    const { id, wait } = await openGame(tables, { guests: [bob] });
    await tables.act(id, ada, null, choose('lay'));
    expect(await tables.takeOver(id, 0, wait)).toBe(true);
    const away = await tables.info(id);
    expect(away.seats[0]).toEqual({
      kind: 'computer',
      player: 'squire',
      name: 'Merlin',
      formerly: ada,
      until: 'back',
    });
    expect(away).toMatchObject({ wait: wait + 1, host: bob });
    expect(away.tenures).toEqual([{ seat: 0, holder: { kind: 'person', ...ada }, until: 1 }]);
    expect(await tables.takeOver(id, 0, wait + 1)).toBe(false);
    await tables.advance(id);
    const back = await tables.change(id, ada, cameBack);
    expect(back.seats[0]).toEqual({ kind: 'person', ...ada });
    expect(back.tenures.map(({ holder }) => holder.name)).toEqual(['Ada', 'Merlin']);
    expect((await gameReport(tables, id))!.notes).toMatchObject([
      { kind: 'opened' },
      { kind: 'absent', name: 'Ada', heir: 'Merlin' },
      { kind: 'host', name: 'Bob' },
      { kind: 'back', name: 'Ada' },
    ]);
    expect(await refusalOf(tables.change(id, ada, cameBack))).toBe('alreadySeated');
  });

  it('takes back what they did themselves before, but not what was done for them', async () => {
    const { tables } = room();
    const { id, wait } = await openGame(tables);
    await tables.act(id, ada, null, choose('lay'));
    await tables.takeOver(id, 0, wait);
    const before = await tables.change(id, ada, cameBack);
    expect((await tables.read(id, seatViewFor(ada.userId))).canUndo).toBe(true);
    await tables.change(id, ada, undone(null), seatViewFor(ada.userId));
    expect((await tables.info(id)).tenures[0]).toMatchObject({ until: 0 });
    await tables.takeOver(id, 0, before.wait);
    await tables.advance(id);
    await tables.change(id, ada, cameBack);
    expect(await refusalOf(tables.change(id, ada, undone(null), seatViewFor(ada.userId)))).toBe(
      'nothingToUndo',
    );
  });

  it('can only come back to a running game in which a seat is kept for them', async () => {
    const { tables } = room();
    const lobby = await openLobby(tables, { guests: [bob, cyd] });
    expect(await refusalOf(tables.change(lobby.id, ada, cameBack))).toBe('notInPlay');
    const { id } = await tables.change(lobby.id, ada, started(0));
    expect(await refusalOf(tables.change(id, { userId: '9', name: 'Mordred' }, cameBack))).toBe('noSeatKept');
    await tables.change(id, cyd, resigned);
    expect(await refusalOf(tables.change(id, cyd, cameBack))).toBe('noSeatKept');
    await tables.change(id, bob, resigned);
    await tables.change(id, ada, resigned);
    await tables.advance(id);
    expect((await tables.info(id)).status).toBe('finished');
    expect(await refusalOf(tables.change(id, ada, cameBack))).toBe('tableFinished');
  });

  it('comes back once, however often the request is delivered', async () => {
    const { tables, store } = room();
    const { id, wait } = await openGame(tables);
    await tables.takeOver(id, 0, wait);
    const request = { ...ada, requestId: 'r1' };
    const [first, second] = await Promise.all([
      tables.change(id, request, cameBack),
      tables.change(id, request, cameBack),
    ]);
    expect(second.revision).toBe(first.revision);
    expect((await room(store.copy()).tables.change(id, request, cameBack)).revision).toBe(first.revision);
  });
});

describe('a game that everybody has left for now', () => {
  it('waits for somebody to be back, and owes nothing meanwhile', async () => {
    const { tables } = room();
    const { id, wait } = await openGame(tables, { guests: [bob] });
    await tables.takeOver(id, 0, wait);
    const { wait: next, toAct } = await tables.info(id);
    expect(toAct).toEqual([0]);
    await tables.advance(id);
    const forBob = await tables.info(id);
    expect(forBob.toAct).toEqual([1]);
    expect(forBob.wait).toBeGreaterThan(next);
    await tables.takeOver(id, 1, forBob.wait);
    const { revision, status } = await tables.info(id);
    expect(await tables.advance(id)).toBe(0);
    await tables.told(id, (await tables.read(id, owedReport))!);
    expect(await tables.owes(id)).toBe(false);
    expect(await tables.info(id)).toMatchObject({ revision, status });
    await tables.change(id, ada, cameBack);
    expect(await tables.advance(id)).toBeGreaterThan(0);
    expect(await tables.info(id)).toMatchObject({ toAct: [0], host: ada });
  });

  it('waits for whoever left it, but is played on where nobody may be back', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { guests: [bob] });
    await tables.change(id, bob, resigned);
    await tables.change(id, ada, seatLeft);
    expect(await tables.advance(id)).toBe(0);
    await tables.change(id, ada, taken(0));
    await tables.change(id, ada, resigned);
    await tables.advance(id);
    expect((await tables.info(id)).status).toBe('finished');
  });
});
