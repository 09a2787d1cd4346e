import { beforeEach, describe, expect, it } from 'vitest';
import type { CourtAction, CourtView } from '../../src/games/court/types.ts';
import type { GameAction } from '../../src/games/game.ts';
import type { Person } from '../../src/table/document.ts';
import { joined, started } from '../../src/table/lobby.ts';
import type { GameReport } from '../../src/table/report.ts';
import type { TableService } from '../../src/table/table-service.ts';
import { undone } from '../../src/table/turn.ts';
import type { SeatView, TableInfo } from '../../src/table/views.ts';
import { createSpectatorView, seatViewFor, toExportedRecord } from '../../src/table/views.ts';
import { gameReport } from './fixtures/reports.ts';
import { ada, bob, CHANNEL, cyd, GUILD, owedIn, refusalOf, room } from './fixtures/room.ts';
import type { FaultyStore } from './fixtures/stores.ts';

let tables: TableService;
let store: FaultyStore;
let id: string;

/** A game of three in which the first auction is open. */
beforeEach(async () => {
  ({ tables, store } = room());
  const opened = await tables.open({
    guildId: GUILD,
    channelId: CHANNEL,
    host: ada,
    game: 'court',
    theme: 'court',
    computers: 0,
  });
  id = opened.id;
  await tables.change(id, bob, joined);
  await tables.change(id, cyd, joined);
  await tables.change(id, ada, started());
  for (const person of [ada, bob, cyd]) await tables.act(id, person, null, first);
  await tell();
});

const first = ({ actions }: SeatView): GameAction => actions[0]!;
const bidding =
  (...tiles: number[]) =>
  ({ actions }: SeatView): GameAction =>
    actions.find(
      (action) => JSON.stringify((action as { tiles?: number[] }).tiles) === JSON.stringify(tiles),
    )!;
const passing = ({ actions }: SeatView): GameAction => actions.find(({ type }) => type === 'pass')!;

const persons = [ada, bob, cyd];
const info = (): Promise<TableInfo> => tables.info(id);
const active = async (): Promise<Person> => persons[(await info()).toAct[0]!]!;
const play = async (choose: (turn: SeatView) => GameAction) => {
  const person = await active();
  return { person, ...(await tables.act(id, person, null, choose)) };
};
const spectated = async () => (await tables.read(id, createSpectatorView)).view as CourtView;

async function tell(): Promise<void> {
  const report = await gameReport(tables, id);
  if (report) await tables.told(id, report);
}

const said = (report: { turns: readonly { events: readonly { type: string }[] }[] } | null) =>
  report?.turns.map(({ events }) => events.map(({ type }) => type));

const round = ({ round: turns }: GameReport) => said({ turns });

describe('a turn in which several seats decide', () => {
  it('is announced whole, each time the decision passes on', async () => {
    const { shared } = await play(bidding(3));
    expect(shared).toBe(true);
    const bid = await gameReport(tables, id);
    expect(said(bid)).toEqual([['bid']]);
    expect((bid!.view as CourtView).auction!.sum).toBe(3);
    await tables.told(id, bid!);
    expect(await gameReport(tables, id)).toBeNull();

    await play(bidding(4));
    expect(said(await gameReport(tables, id))).toEqual([['bid', 'bid']]);
  });

  it('stays in the report for a round after it ends', async () => {
    await play(bidding(3));
    await tell();
    await play(passing);
    await play(passing);
    await play(
      ({ actions }) =>
        actions.find((action) => (action as CourtAction & { character?: string }).character === 'merlin')!,
    );
    const whole = ['bid', 'passed', 'passed', 'auctionWon', 'chose'];
    expect(said(await gameReport(tables, id))![0]).toEqual(whole);
    await tell();
    for (let turn = (await info()).wait; (await info()).wait < turn + 3; ) await play(first);
    const later = (await gameReport(tables, id))!;
    expect(round(later)!.length).toBeLessThanOrEqual(persons.length);
    expect(round(later)!.length).toBeGreaterThanOrEqual(later.turns.length);
  });

  it("is announced after a crash, as far as it's public", async () => {
    await play(bidding(3));
    const after = room(store.copy()).tables;
    expect(await owedIn(after)).toEqual([id]);
    expect(said(await gameReport(after, id))).toEqual([['bid']]);
  });
});

describe('undo in a turn of several seats', () => {
  it("takes back the player's decision until another player decides", async () => {
    const { person } = await play(bidding(3));
    await tell();
    const back = await tables.change(id, person, undone(null), seatViewFor(person.userId));
    expect((back.view as CourtView).auction!.tiles).toEqual([]);
    await play(bidding(3));
    await play(bidding(4));
    expect(await refusalOf(tables.change(id, person, undone(null), seatViewFor(person.userId)))).toBe(
      'nothingToUndo',
    );
  });

  it('corrects the channel only if it had been told', async () => {
    const { person } = await play(bidding(3));
    await tell();
    await tables.change(id, person, undone(null), seatViewFor(person.userId));
    const correction = await gameReport(tables, id);
    expect(correction).toMatchObject({ takenBack: true, turns: [] });
    expect((correction!.view as CourtView).auction!.sum).toBe(0);
    expect(await owedIn(room(store.copy()).tables)).toEqual([id]);
    await tables.told(id, correction!);
    expect(await gameReport(tables, id)).toBeNull();
  });

  it('is noticed even if another bid replaces the one taken back', async () => {
    const { person } = await play(bidding(3));
    const early = (await gameReport(tables, id))!;
    await tables.change(id, person, undone(null), seatViewFor(person.userId));
    await play(bidding(5));
    await tables.told(id, early);
    const owed = await gameReport(tables, id);
    expect(owed?.takenBack).toBe(true);
    expect((owed!.view as CourtView).auction!.sum).toBe(5);
    await tables.told(id, owed!);
    expect(await gameReport(tables, id)).toBeNull();
  });
});

describe('forced actions', () => {
  it('are played with the decision before them, and undone with it', async () => {
    const before = await info();
    const { person, seat, events } = await play(bidding(3, 4, 5));
    expect(events.map(({ type }) => type)).toEqual(['bid', 'passed', 'passed', 'auctionWon']);
    expect(seat.table.revision).toBe(before.revision + 1);
    expect(seat.actions.map(({ type }) => type)).toEqual(Array(4).fill('choose'));
    expect((await spectated()).auction!.bidders).toEqual([seat.seat]);
    const back = await tables.change(id, person, undone(null, 'step'), seatViewFor(person.userId));
    expect((back.view as CourtView).auction!.sum).toBe(0);
    expect((await tables.info(id)).toAct).toEqual([seat.seat]);
  });

  it('leave no player a single choice, in whole games', async () => {
    let decisions = 0;
    for (let n = 0; (await info()).status === 'playing'; n++) {
      await play(({ actions }) => {
        expect(actions.length).toBeGreaterThan(1);
        return actions[(n * 7) % actions.length]!;
      });
      decisions++;
    }
    const { steps } = await tables.read(id, toExportedRecord);
    expect(steps.length).toBeGreaterThan(decisions + 3);
  });
});
