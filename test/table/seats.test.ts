import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/table/types.ts';
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

beforeAll(registerThicket);

const mordred: Person = { userId: '9', name: 'Mordred' };

describe('leaving with a replacement', () => {
  it('opens the seat, passes the host role on, and starts the wait again', async () => {
    const { tables } = room();
    const { id, wait, waitingSince } = await openGame(tables);
    const left = await tables.leaveSeat(id, ada);
    expect(left.seats[0]).toMatchObject({ kind: 'computer', formerly: ada, until: 'taken' });
    expect(left).toMatchObject({ host: bob, wait: wait + 1 });
    expect(left.waitingSince).toBeGreaterThan(waitingSince);
    expect((await tables.report(id))!.notes).toMatchObject([
      { kind: 'opened' },
      { kind: 'leaving', name: 'Ada', heir: 'Merlin' },
      { kind: 'host', name: 'Bob' },
    ]);
    const taken = await tables.takeSeat(id, 0, cyd);
    expect(taken.seats[0]).toEqual({ kind: 'person', ...cyd });
    expect(taken).toMatchObject({ host: bob, wait: wait + 2, toAct: [0] });
    expect((await tables.report(id))!.notes.at(-1)).toMatchObject({
      kind: 'taken',
      name: 'Cyd',
      before: 'Ada',
    });
    await tables.act(id, cyd, null, choose('end'));
    expect(await refusalOf(tables.comeBack(id, ada))).toBe('noSeatKept');
  });

  it('leaves the wait alone if somebody else is awaited', async () => {
    const { tables } = room();
    const { id, wait, waitingSince } = await openGame(tables);
    expect(await tables.leaveSeat(id, bob)).toMatchObject({ host: ada, wait, waitingSince });
  });

  it('lets the leaver come back as long as the seat is open', async () => {
    for (const back of ['comeBack', 'takeSeat'] as const) {
      const { tables } = room();
      const { id } = await openGame(tables);
      await tables.leaveSeat(id, bob);
      const info = await (back === 'comeBack' ? tables.comeBack(id, bob) : tables.takeSeat(id, 1, bob));
      expect(info.seats[1]).toEqual({ kind: 'person', ...bob });
      expect((await tables.report(id))!.notes.at(-1)).toMatchObject({ kind: 'back', name: 'Bob' });
    }
  });

  it('gives the seat to whoever comes first', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await tables.leaveSeat(id, bob);
    const [first, second] = await Promise.allSettled([
      tables.takeSeat(id, 1, cyd),
      tables.takeSeat(id, 1, mordred),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(tables.takeSeat(id, 1, mordred))).toBe('seatTaken');
  });

  it('refuses seats that are not open, numbers of no seat, and people who have one', async () => {
    const { tables } = room();
    const lobby = await openLobby(tables, { guests: [bob], computers: 1 });
    expect(await refusalOf(tables.takeSeat(lobby.id, 1, cyd))).toBe('notInPlay');
    expect(await refusalOf(tables.leaveSeat(lobby.id, ada))).toBe('notInPlay');
    const { id, wait } = await tables.start(lobby.id, ada, 0);
    for (const seat of [0, 1, 2]) expect(await refusalOf(tables.takeSeat(id, seat, cyd))).toBe('seatTaken');
    for (const seat of [-1, 3, 1.5, Number.NaN])
      expect(await refusalOf(tables.takeSeat(id, seat, cyd))).toBe('noSuchSeat');
    expect(await refusalOf(tables.leaveSeat(id, cyd))).toBe('notSeated');
    await tables.leaveSeat(id, bob);
    expect(await refusalOf(tables.leaveSeat(id, bob))).toBe('notSeated');
    expect(await refusalOf(tables.takeSeat(id, 2, ada))).toBe('alreadySeated');
    await tables.takeOver(id, 0, wait);
    expect(await refusalOf(tables.takeSeat(id, 2, ada))).toBe('seatKept');
    expect(await refusalOf(tables.takeSeat(id, 0, cyd))).toBe('seatTaken');
  });

  it('lets only invited people take the seat of a table for them', async () => {
    const { tables } = room();
    const lobby = await openLobby(tables, { guests: [bob] });
    await tables.setAccess(lobby.id, ada, 'invited');
    const { id } = await tables.start(lobby.id, ada, 0);
    expect(await refusalOf(tables.invite(id, ada, cyd))).toBe('noOpenSeat');
    await tables.leaveSeat(id, bob);
    expect(await refusalOf(tables.takeSeat(id, 1, cyd))).toBe('notInvited');
    await tables.invite(id, ada, cyd);
    expect((await tables.takeSeat(id, 1, cyd)).seats[1]).toMatchObject(cyd);
    await tables.leaveSeat(id, ada);
    expect((await tables.takeSeat(id, 0, ada)).seats[0]).toMatchObject(ada);
  });

  it('makes whoever takes a seat among computers the host', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await tables.leaveSeat(id, bob);
    expect((await tables.leaveSeat(id, ada)).host).toEqual(ada);
    expect((await tables.takeSeat(id, 1, cyd)).host).toEqual(cyd);
  });

  it('keeps a new player from taking back what another has played', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await tables.act(id, ada, null, choose('lay'));
    await tables.leaveSeat(id, ada);
    await tables.takeSeat(id, 0, cyd);
    expect((await tables.seatView(id, cyd.userId)).canUndo).toBe(false);
    expect(await refusalOf(tables.undo(id, cyd, null))).toBe('nothingToUndo');
    await tables.act(id, cyd, null, choose('lay'));
    await tables.undo(id, cyd, null);
    expect(await refusalOf(tables.undo(id, cyd, null))).toBe('nothingToUndo');
  });
});

describe('the host in a running game', () => {
  it('opens the seat of somebody who is away', async () => {
    const { tables } = room();
    const { id, wait } = await openGame(tables, { guests: [bob, cyd] });
    expect(await refusalOf(tables.vacate(id, ada, 1))).toBe('notAway');
    await tables.act(id, ada, null, choose('end'));
    await tables.takeOver(id, 1, wait + 1);
    expect(await refusalOf(tables.vacate(id, cyd, 1))).toBe('hostOnly');
    expect(await refusalOf(tables.vacate(id, ada, 8))).toBe('noSuchSeat');
    expect((await tables.vacate(id, ada, 1)).seats[1]).toMatchObject({ formerly: bob, until: 'taken' });
    expect(await refusalOf(tables.vacate(id, ada, 1))).toBe('notAway');
    expect((await tables.takeSeat(id, 1, mordred)).seats[1]).toMatchObject(mordred);
  });

  it('passes the role to another person at the table', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { guests: [bob], computers: 1 });
    expect(await refusalOf(tables.passHost(id, bob, bob.userId))).toBe('hostOnly');
    expect(await refusalOf(tables.passHost(id, ada, ada.userId))).toBe('alreadyHost');
    expect(await refusalOf(tables.passHost(id, ada, cyd.userId))).toBe('notAtTable');
    expect((await tables.passHost(id, ada, bob.userId)).host).toEqual(bob);
    expect((await tables.report(id))!.notes.at(-1)).toMatchObject({ kind: 'host', name: 'Bob' });
    expect(await refusalOf(tables.passHost(id, ada, bob.userId))).toBe('hostOnly');
    await playOut(tables, id);
    expect(await refusalOf(tables.passHost(id, bob, ada.userId))).toBe('tableFinished');
  });
});

describe('a hand', () => {
  it('is shown to everybody once the game is over, and not before', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    expect(await refusalOf(tables.handAfterEnd(id, 0))).toBe('handsNotOpen');
    await playOut(tables, id);
    expect(await tables.handAfterEnd(id, 1)).toEqual(await tables.seatView(id, bob.userId));
    expect(await refusalOf(tables.handAfterEnd(id, 2))).toBe('noSuchSeat');
    const closed = await openGame(tables, { channelId: 'c2', guests: [bob] });
    await tables.close(closed.id, ada, false);
    expect(await refusalOf(tables.handAfterEnd(closed.id, 0))).toBe('handsNotOpen');
  });
});

describe('the result', () => {
  it('says who played a seat before, and how much of it', async () => {
    const { tables, store } = room();
    const { id } = await openGame(tables);
    await tables.act(id, ada, null, choose('lay'));
    await tables.leaveSeat(id, ada);
    await tables.takeSeat(id, 0, cyd);
    expect((await tables.info(id)).shares).toEqual([]);
    const { shares } = await playOut(tables, id);
    expect(shares[0]!.map(({ holder }) => holder.name)).toEqual(['Ada', 'Cyd']);
    expect(shares[0]!.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(shares[1]).toEqual([{ holder: { kind: 'person', ...bob }, share: 1 }]);
    const { steps } = await tables.exportRecord(id);
    const own = steps.filter(({ seat }) => seat === 0).length;
    const before = [{ holder: { kind: 'person', ...ada }, share: 1 / own }];
    for (const service of [tables, room(store.copy()).tables]) {
      const [row] = await service.results(GUILD);
      expect(row!.seats).toMatchObject([
        { holder: cyd, before },
        { holder: bob, before: [] },
      ]);
    }
  });
});
