import { describe, expect, it } from 'vitest';
import { closed, started } from '../../src/table/lobby.ts';
import { owedReport } from '../../src/table/report.ts';
import { undone } from '../../src/table/turn.ts';
import type { TableInfo } from '../../src/table/views.ts';
import { createSpectatorView, seatViewFor, toExportedRecord } from '../../src/table/views.ts';
import { ada, bob, choose, cyd, openGame, openLobby, playOut, refusalOf, room } from './fixtures/room.ts';
import type { ThicketView } from './fixtures/thicket.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

describe('an action', () => {
  it("raises the revision by one and returns the actor's new view", async () => {
    const { tables } = room();
    const { id, revision } = await openGame(tables);
    const before = await tables.read(id, seatViewFor(ada.userId));
    const { seat, shared, events } = await tables.act(id, ada, revision, choose('lay'));
    const hand = (view: object) => (view as ThicketView).players[0]!.hand!;
    expect(hand(seat.view)).toEqual(hand(before.view).slice(1));
    expect(seat.table.revision).toBe(revision + 1);
    expect(shared).toBe(false);
    expect(events).toEqual([{ type: 'laid', seat: 0, card: hand(before.view)[0] }]);
    expect(await tables.read(id, seatViewFor(ada.userId))).toEqual(seat);
  });

  it('is refused out of turn, without a seat, when stale, before the start, after the end and after closing', async () => {
    const { tables } = room();
    const lobby = await openLobby(tables, { guests: [bob] });
    const end = choose('end');
    expect(await refusalOf(tables.act('nowhere', ada, null, end))).toBe('unknownTable');
    expect(await refusalOf(tables.act(lobby.id, ada, null, end))).toBe('notInPlay');
    const { id, revision } = await tables.change(lobby.id, ada, started(0));
    expect(await refusalOf(tables.act(id, bob, revision, end))).toBe('notYourTurn');
    expect(await refusalOf(tables.act(id, cyd, revision, end))).toBe('notSeated');
    expect(await refusalOf(tables.act(id, ada, revision - 1, end))).toBe('stale');
    expect(await refusalOf(tables.act(id, ada, null, () => ({ type: 'lay', card: 99 }) as never))).toBe(
      'illegalAction',
    );
    expect((await tables.info(id)).revision).toBe(revision);
    await playOut(tables, id);
    expect(await refusalOf(tables.act(id, ada, null, end))).toBe('tableFinished');
    const other = await openGame(tables);
    await tables.change(other.id, ada, closed(false));
    expect(await refusalOf(tables.act(other.id, ada, null, end))).toBe('tableClosed');
  });

  it("says who is to act if it's another seat", async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await expect(tables.act(id, bob, null, choose('end'))).rejects.toMatchObject({
      data: { names: ['Ada'] },
    });
  });

  it('is played once if a button is clicked twice at the same time', async () => {
    const { tables } = room();
    const { id, revision } = await openGame(tables);
    const press = () => tables.act(id, ada, revision, choose('lay'));
    const outcomes = await Promise.allSettled([press(), press()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await tables.info(id)).revision).toBe(revision + 1);
  });

  it('stays at its own table among fifty at once', async () => {
    const { tables, store } = room();
    const games: TableInfo[] = [];
    for (let at = 0; at < 5; at++) games.push(await openGame(tables, { channelId: `c${at}`, guests: [bob] }));
    const played = new Map(games.map(({ id }) => [id, 0]));
    const clicks = Array.from({ length: 50 }, async (_, click) => {
      const { id } = games[click % games.length]!;
      const person = click % 2 ? ada : bob;
      await tables.act(id, person, null, choose('end')).then(
        () => played.set(id, played.get(id)! + 1),
        () => undefined,
      );
    });
    await Promise.all(clicks);
    for (const { id, revision } of games) {
      const info = await room(store.copy()).tables.info(id);
      expect(info.revision).toBe(revision + played.get(id)!);
      expect(played.get(id)).toBeGreaterThan(0);
    }
  });

  it('updates the display name', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await tables.act(id, { ...ada, name: 'Lady Ada' }, null, choose('end'));
    const info = await tables.info(id);
    expect([info.host.name, info.seats[0]!.name]).toEqual(['Lady Ada', 'Lady Ada']);
  });
});

describe('what others can see', () => {
  it("is whole turns for spectators, and never another player's hand", async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    const start = await tables.read(id, createSpectatorView);
    await tables.act(id, ada, null, choose('lay'));
    expect((await tables.read(id, createSpectatorView)).view).toEqual(start.view);
    await tables.act(id, ada, null, choose('end'));
    const { view } = await tables.read(id, createSpectatorView);
    expect((view as ThicketView).turn).toBe(1);
    expect(JSON.stringify(view)).not.toContain('"hand":');
    const bobs = (await tables.read(id, seatViewFor(bob.userId))).view as ThicketView;
    expect(bobs.players.map(({ hand }) => hand !== undefined)).toEqual([false, true]);
    expect(await refusalOf(tables.read(id, seatViewFor(cyd.userId)))).toBe('notSeated');
  });

  it('includes the record only after the game, finished or closed', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    expect(await refusalOf(tables.read(id, toExportedRecord))).toBe('recordNotOpen');
    const { result } = await playOut(tables, id);
    expect(await tables.read(id, toExportedRecord)).toMatchObject({ game: 'quests', result });
    const other = await openGame(tables);
    await tables.change(other.id, ada, closed(false));
    expect(await tables.read(other.id, toExportedRecord)).toMatchObject({ game: 'quests', result: null });
    const lobby = await openLobby(tables);
    await tables.change(lobby.id, ada, closed(false));
    expect(await refusalOf(tables.read(lobby.id, toExportedRecord))).toBe('recordNotOpen');
  });

  it('never includes states, seeds or hidden cards', async () => {
    const { tables } = room();
    const changes: object[] = [];
    tables.subscribe((change) => changes.push(change));
    const { id } = await openGame(tables, { computers: 1 });
    await tables.act(id, ada, null, choose('draw'));
    await tables.act(id, ada, null, choose('end'));
    await tables.advance(id);
    const said = JSON.stringify([
      await tables.info(id),
      await tables.list('g1'),
      await tables.read(id, owedReport),
      changes,
    ]);
    for (const secret of ['"hand":', '"pile":', 'seed', 'record', '0123456789abcdef'])
      expect(said).not.toContain(secret);
  });
});

describe('undo', () => {
  it("takes back the player's actions of the turn, all or one", async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    const before = await tables.read(id, seatViewFor(ada.userId));
    expect(before.canUndo).toBe(false);
    const { seat: once } = await tables.act(id, ada, null, choose('lay'));
    const { seat: twice } = await tables.act(id, ada, null, choose('lay'));
    expect(twice.canUndo).toBe(true);
    const step = await tables.change(id, ada, undone(twice.table.revision, 'step'), seatViewFor(ada.userId));
    expect(step.view).toEqual(once.view);
    await tables.act(id, ada, null, choose('lay'));
    const back = await tables.change(id, ada, undone(null), seatViewFor(ada.userId));
    expect([back.view, back.actions, back.canUndo]).toEqual([before.view, before.actions, false]);
    expect(back.table.revision).toBe(before.table.revision + 5);
  });

  it('stops at a drawn card, and never changes the next one', async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await tables.act(id, ada, null, choose('lay'));
    const { seat: drawn } = await tables.act(id, ada, null, choose('draw'));
    expect(drawn.canUndo).toBe(false);
    expect(await refusalOf(tables.change(id, ada, undone(null), seatViewFor(ada.userId)))).toBe(
      'nothingToUndo',
    );
    expect((await tables.info(id)).revision).toBe(drawn.table.revision);
  });

  it("is only possible in the player's current turn", async () => {
    const { tables } = room();
    const { id } = await openGame(tables);
    await tables.act(id, ada, null, choose('lay'));
    expect(await refusalOf(tables.change(id, bob, undone(null), seatViewFor(bob.userId)))).toBe(
      'nothingToUndo',
    );
    expect(await refusalOf(tables.change(id, cyd, undone(null), seatViewFor(cyd.userId)))).toBe('notSeated');
    expect(await refusalOf(tables.change(id, ada, undone(0), seatViewFor(ada.userId)))).toBe('stale');
    await tables.act(id, ada, null, choose('end'));
    expect(await refusalOf(tables.change(id, ada, undone(null), seatViewFor(ada.userId)))).toBe(
      'nothingToUndo',
    );
  });

  it('works after a restart', async () => {
    const { tables, store } = room();
    const { id } = await openGame(tables);
    const before = await tables.read(id, seatViewFor(ada.userId));
    await tables.act(id, ada, null, choose('lay'));
    const after = room(store.copy()).tables;
    expect((await after.change(id, ada, undone(null), seatViewFor(ada.userId))).view).toEqual(before.view);
  });
});
