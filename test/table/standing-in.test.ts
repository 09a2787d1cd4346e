import { expect, it } from 'vitest';
import type { TableService } from '../../src/table/table-service.ts';
import { ada, bob, choose, openGame, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

/** Two processes on a store that they share, and a table that owes its channel nothing. */
async function processes() {
  const one = room();
  one.store.isShared = true;
  const other = room(one.store);
  const { id } = await openGame(one.tables, { guests: [bob] });
  await tell(one.tables, id);
  return { one: one.tables, other: other.tables, id };
}

async function tell(tables: TableService, id: string): Promise<void> {
  await tables.takeLease(id, true);
  await tables.told(id, { shown: await tables.read(id, ({ shown }) => shown) });
}

it('leaves it to whoever comes first to tell the channel of a computer that stood in', async () => {
  const { one, other, id } = await processes();
  const { toAct, wait } = await one.info(id);
  expect(await one.standIn(id, toAct[0]!, wait)).toBe(true);
  expect(await other.takeLease(id)).toBe('held');
});

it('keeps the telling of what a person has done', async () => {
  const { one, other, id } = await processes();
  const { toAct, seats } = await one.info(id);
  const person = seats[toAct[0]!]!.name === ada.name ? ada : bob;
  await one.act(id, person, null, choose('end'));
  expect(await other.takeLease(id)).toBe('others');
});
