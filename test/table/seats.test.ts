import { describe, expect, it } from 'vitest';
import type { Person } from '../../src/table/document.ts';
import { closed, started, withSettings } from '../../src/table/lobby.ts';
import { owedReport } from '../../src/table/report.ts';
import { cameBack, hostPassed, seatLeft, taken, vacated, withInvited } from '../../src/table/seats.ts';
import { undone } from '../../src/table/turn.ts';
import { openHand, seatViewFor, toExportedRecord } from '../../src/table/views.ts';
import { resultsIn } from './fixtures/results.ts';
import {
  ada,
  bob,
  choose,
  cyd,
  GUILD,
  openGame,
  openLobby,
  playOut,
  refusalOf,
  room,
} from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const mordred: Person = { userId: '9', name: 'Mordred' };

describe('leaving with a replacement', () => {
  it('opens the seat, passes the host role on, and starts the wait again', async () => {
    const { tables } = room();
    const { id, wait, waitingSince } = await openGame(tables);
    const left = await tables.change(id, ada, seatLeft);
    expect(left.seats[0]).toMatchObject({ kind: 'computer', formerly: ada, until: 'taken' });
    expect(left).toMatchObject({ host: bob, wait: wait + 1 });
    expect(left.waitingSince).toBeGreaterThan(waitingSince);
    expect((await tables.read(id, owedReport))!.notes).toMatchObject([
      { kind: 'opened' },
      { kind: 'leaving', name: 'Ada', heir: 'Merlin' },
      { kind: 'host', name: 'Bob' },
    ]);
    const after = await tables.change(id, cyd, taken(0));
    expect(after.seats[0]).toEqual({ kind: 'person', ...cyd });
    expect(after).toMatchObject({ host: bob, wait: wait + 2, toAct: [0] });
    expect((await tables.read(id, owedReport))!.notes.at(-1)).toMatchObject({
      kind: 'taken',
      name: 'Cyd',
      before: 'Ada',
    });
    await tables.act(id, cyd, null, choose('end'));
    expect(await refusalOf(tables.change(id, ada, cameBack))).toBe('noSeatKept');
  });

  it('leaves the wait alone if somebody else is awaited', async () => {
    const { tables } = room();
    const { id, wait, waitingSince } = await openGame(tables);
    expect(await tables.change(id, bob, seatLeft)).toMatchObject({ host: ada, wait, waitingSince });
  });

  it('lets the leaver come back as long as the seat is open', async () => {
    for (const back of ['comeBack', 'takeSeat'] as const) {
      const { tables } = room();
      const { id } = await openGame(tables);
      await tables.change(id, bob, seatLeft);
      const info = await (back === 'comeBack'
        ? tables.change(id, bob, cameBack)
        : tables.change(id, bob, taken(1)));
      expect(info.seats[1]).toEqual({ kind: 'person', ...bob });
      expect((await tables.read(id, owedReport))!.notes.at(-1)).toMatchObject({ kind: 'back', name: 'Bob' });
    }
  });

  it('gives the seat to whoever comes first', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await tables.change(id, bob, seatLeft);
    const [first, second] = await Promise.allSettled([
      tables.change(id, cyd, taken(1)),
      tables.change(id, mordred, taken(1)),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(tables.change(id, mordred, taken(1)))).toBe('seatTaken');
  });

  it('refuses seats that are not open, numbers of no seat, and people who have one', async () => {
    const { tables } = room();
    const lobby = await openLobby(tables, { guests: [bob], computers: 1 });
    expect(await refusalOf(tables.change(lobby.id, cyd, taken(1)))).toBe('notInPlay');
    expect(await refusalOf(tables.change(lobby.id, ada, seatLeft))).toBe('notInPlay');
    const { id, wait } = await tables.change(lobby.id, ada, started(0));
    for (const seat of [0, 1, 2])
      expect(await refusalOf(tables.change(id, cyd, taken(seat)))).toBe('seatTaken');
    for (const seat of [-1, 3, 1.5, Number.NaN])
      expect(await refusalOf(tables.change(id, cyd, taken(seat)))).toBe('noSuchSeat');
    expect(await refusalOf(tables.change(id, cyd, seatLeft))).toBe('notSeated');
    await tables.change(id, bob, seatLeft);
    expect(await refusalOf(tables.change(id, bob, seatLeft))).toBe('notSeated');
    expect(await refusalOf(tables.change(id, ada, taken(2)))).toBe('alreadySeated');
    await tables.takeOver(id, 0, wait);
    expect(await refusalOf(tables.change(id, ada, taken(2)))).toBe('seatKept');
    expect(await refusalOf(tables.change(id, cyd, taken(0)))).toBe('seatTaken');
  });

  it('lets only invited people take the seat of a table for them', async () => {
    const { tables } = room();
    const lobby = await openLobby(tables, { guests: [bob] });
    await tables.change(lobby.id, ada, withSettings({ access: 'invited' }));
    const { id } = await tables.change(lobby.id, ada, started(0));
    expect(await refusalOf(tables.change(id, ada, withInvited(cyd)))).toBe('noOpenSeat');
    await tables.change(id, bob, seatLeft);
    expect(await refusalOf(tables.change(id, cyd, taken(1)))).toBe('notInvited');
    await tables.change(id, ada, withInvited(cyd));
    expect((await tables.change(id, cyd, taken(1))).seats[1]).toMatchObject(cyd);
    await tables.change(id, ada, seatLeft);
    expect((await tables.change(id, ada, taken(0))).seats[0]).toMatchObject(ada);
  });

  it('makes whoever takes a seat among computers the host', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await tables.change(id, bob, seatLeft);
    expect((await tables.change(id, ada, seatLeft)).host).toEqual(ada);
    expect((await tables.change(id, cyd, taken(1))).host).toEqual(cyd);
  });

  it('keeps a new player from taking back what another has played', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await tables.act(id, ada, null, choose('lay'));
    await tables.change(id, ada, seatLeft);
    await tables.change(id, cyd, taken(0));
    expect((await tables.read(id, seatViewFor(cyd.userId))).canUndo).toBe(false);
    expect(await refusalOf(tables.change(id, cyd, undone(null), seatViewFor(cyd.userId)))).toBe(
      'nothingToUndo',
    );
    await tables.act(id, cyd, null, choose('lay'));
    await tables.change(id, cyd, undone(null), seatViewFor(cyd.userId));
    expect(await refusalOf(tables.change(id, cyd, undone(null), seatViewFor(cyd.userId)))).toBe(
      'nothingToUndo',
    );
  });
});

describe('the host in a running game', () => {
  it('opens the seat of somebody who is away', async () => {
    const { tables } = room();
    const { id, wait } = await openGame(tables, { guests: [bob, cyd] });
    expect(await refusalOf(tables.change(id, ada, vacated(1)))).toBe('notAway');
    await tables.act(id, ada, null, choose('end'));
    await tables.takeOver(id, 1, wait + 1);
    expect(await refusalOf(tables.change(id, cyd, vacated(1)))).toBe('hostOnly');
    expect(await refusalOf(tables.change(id, ada, vacated(8)))).toBe('noSuchSeat');
    expect((await tables.change(id, ada, vacated(1))).seats[1]).toMatchObject({
      formerly: bob,
      until: 'taken',
    });
    expect(await refusalOf(tables.change(id, ada, vacated(1)))).toBe('notAway');
    expect((await tables.change(id, mordred, taken(1))).seats[1]).toMatchObject(mordred);
  });

  it('passes the role to another person at the table', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { guests: [bob], computers: 1 });
    expect(await refusalOf(tables.change(id, bob, hostPassed(bob.userId)))).toBe('hostOnly');
    expect(await refusalOf(tables.change(id, ada, hostPassed(ada.userId)))).toBe('alreadyHost');
    expect(await refusalOf(tables.change(id, ada, hostPassed(cyd.userId)))).toBe('notAtTable');
    expect((await tables.change(id, ada, hostPassed(bob.userId))).host).toEqual(bob);
    expect((await tables.read(id, owedReport))!.notes.at(-1)).toMatchObject({ kind: 'host', name: 'Bob' });
    expect(await refusalOf(tables.change(id, ada, hostPassed(bob.userId)))).toBe('hostOnly');
    await playOut(tables, id);
    expect(await refusalOf(tables.change(id, bob, hostPassed(ada.userId)))).toBe('tableFinished');
  });
});

describe('a hand', () => {
  it('is shown to everybody once the game is over, and not before', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    expect(await refusalOf(tables.read(id, openHand(0)))).toBe('handsNotOpen');
    await playOut(tables, id);
    expect(await tables.read(id, openHand(1))).toEqual(await tables.read(id, seatViewFor(bob.userId)));
    expect(await refusalOf(tables.read(id, openHand(2)))).toBe('noSuchSeat');
    const other = await openGame(tables, { channelId: 'c2', guests: [bob] });
    await tables.change(other.id, ada, closed(false));
    expect(await refusalOf(tables.read(other.id, openHand(0)))).toBe('handsNotOpen');
  });
});

describe('the result', () => {
  it('says who played a seat before, and how much of it', async () => {
    const { tables, store } = room();
    const { id } = await openGame(tables);
    await tables.act(id, ada, null, choose('lay'));
    await tables.change(id, ada, seatLeft);
    await tables.change(id, cyd, taken(0));
    expect((await tables.info(id)).shares).toEqual([]);
    const { shares } = await playOut(tables, id);
    expect(shares[0]!.map(({ holder }) => holder.name)).toEqual(['Ada', 'Cyd']);
    expect(shares[0]!.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(shares[1]).toEqual([{ holder: { kind: 'person', ...bob }, share: 1 }]);
    const { steps } = await tables.read(id, toExportedRecord);
    const own = steps.filter(({ seat }) => seat === 0).length;
    const before = [{ holder: { kind: 'person', ...ada }, share: 1 / own }];
    for (const service of [tables, room(store.copy()).tables]) {
      const [row] = await resultsIn(service, GUILD);
      expect(row!.seats).toMatchObject([
        { holder: cyd, before },
        { holder: bob, before: [] },
      ]);
    }
  });
});
