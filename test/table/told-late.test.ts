import { expect, it } from 'vitest';
import { joined, started } from '../../src/table/lobby.ts';
import { owedReport } from '../../src/table/report.ts';
import { undone } from '../../src/table/turn.ts';
import type { SeatView } from '../../src/table/views.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { gameReport } from './fixtures/reports.ts';
import { ada, bob, CHANNEL, GUILD, room } from './fixtures/room.ts';

const people = [ada, bob];
const bidding =
  (tile: number) =>
  ({ actions }: SeatView) =>
    actions.find((action) => JSON.stringify((action as { tiles?: number[] }).tiles) === `[${tile}]`)!;

it('still owes the bid that replaces one taken back while it was being told', async () => {
  const { tables } = room();
  const options = { guildId: GUILD, channelId: CHANNEL, host: ada, game: 'court', theme: 'court' };
  const { id } = await tables.open({ ...options, computers: 0 });
  await tables.change(id, bob, joined);
  await tables.change(id, ada, started());
  for (const person of people) await tables.act(id, person, null, ({ actions }) => actions[0]!);
  await tables.told(id, (await tables.read(id, owedReport))!);
  const bidder = people[(await tables.info(id)).toAct[0]!]!;
  await tables.act(id, bidder, null, bidding(3));
  const early = (await gameReport(tables, id))!;
  await tables.change(id, bidder, undone(null), seatViewFor(bidder.userId));
  await tables.told(id, early);
  await tables.act(id, bidder, null, bidding(5));
  const owed = (await gameReport(tables, id))!;
  expect(owed.takenBack).toBe(true);
  expect(owed.turns.map(({ events }) => events)).toMatchObject([[{ type: 'bid', tiles: [5] }]]);
});
