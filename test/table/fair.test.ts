import { expect, it } from 'vitest';
import { verifyRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { shufflesOf } from '../../src/table/fair.ts';
import { closed, joined, left, started, withWord } from '../../src/table/lobby.ts';
import { TableService } from '../../src/table/table-service.ts';
import { exportedRecordOf, infoOf, seatViewFor, spectatorViewOf } from '../../src/table/views.ts';
import { recorder } from '../base/recorder.ts';
import { charactersNamed } from './fixtures/characters.ts';
import { resultsIn } from './fixtures/results.ts';
import { ada, bob, CHANNEL, GUILD, openLobby, playOut, refusalOf } from './fixtures/room.ts';
import { FaultyStore } from './fixtures/stores.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

/** A process with tables that draw fairly. */
function opened(store = new FaultyStore()) {
  const { log, lines } = recorder();
  const tables = new TableService({ store, characters: charactersNamed('Merlin'), log });
  return { store, tables, lines };
}

const numbersOf = async (tables: TableService, ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => tables.info(id)))).map(({ fair }) => fair!.number);

it('numbers the tables of a server without gaps, whoever opens them, also after refusals and failures', async () => {
  const store = new FaultyStore();
  const processes = [opened(store).tables, opened(store).tables];
  const channels = Array.from({ length: 10 }, (_, at) => `c${at}`);
  const found = await Promise.all(
    channels.map((channelId, at) => openLobby(processes[at % 2]!, { channelId })),
  );
  const [tables] = processes as [TableService];
  expect(
    (
      await numbersOf(
        tables,
        found.map(({ id }) => id),
      )
    ).sort((a, b) => a - b),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await refusalOf(openLobby(tables, { channelId: 'c0' }))).toBe('tableAlreadyHere');
  store.failing.add('put');
  expect(await refusalOf(openLobby(tables, { channelId: 'new' }))).toBe('storeFailed');
  store.failing.clear();
  await tables.change(found[0]!.id, ada, closed(false));
  const next = await openLobby(tables, { channelId: 'new' });
  expect(next.fair!.number).toBe(11);
  expect((await tables.info(found[0]!.id)).fair).toEqual(found[0]!.fair);
  const elsewhere = await tables.open({
    guildId: 'g2',
    channelId: 'other',
    host: ada,
    game: 'quests',
    theme: 'oak',
    computers: 0,
  });
  expect(elsewhere.fair!.number).toBe(1);
});

it('draws from the words that are there at the start, and reveals its seed only at the end', async () => {
  const { tables, lines } = opened();
  const { id, fair } = await openLobby(tables, { guests: [bob] });
  const secret = await tables.read(id, (table) => table.secret!);
  const told: unknown[] = [];
  const listen = async () => {
    told.push(await tables.read(id, infoOf), await tables.read(id, shufflesOf));
    told.push(await tables.list(GUILD), lines);
    if ((await tables.info(id)).status !== 'playing') return;
    told.push(await tables.read(id, spectatorViewOf), await tables.read(id, seatViewFor(ada.userId)));
    expect(await refusalOf(tables.read(id, exportedRecordOf))).toBe('recordNotOpen');
  };
  await tables.change(id, ada, withWord('first'));
  await tables.change(id, ada, withWord('  Grail '));
  await tables.change(id, bob, withWord('gone'));
  await tables.change(id, bob, left);
  await tables.change(id, bob, joined);
  expect(await refusalOf(tables.change(id, bob, withWord('x'.repeat(41))))).toBe('badWord');
  expect(await refusalOf(tables.change(id, { userId: '9', name: 'Eve' }, withWord('x')))).toBe('notSeated');
  await listen();
  await tables.change(id, ada, started(0));
  await listen();
  expect(await refusalOf(tables.change(id, ada, withWord('late')))).toBe('notInLobby');
  const running = await tables.read(id, shufflesOf);
  expect(running).toMatchObject({ seed: null, words: [{ name: 'Ada', word: 'Grail' }] });
  expect(JSON.stringify(told)).not.toContain(secret);

  expect((await playOut(tables, id)).status).toBe('finished');
  const record = parseRecord(JSON.stringify(await tables.read(id, exportedRecordOf)));
  expect(() => verifyRecord(record)).not.toThrow();
  expect(record).toMatchObject({
    version: 2,
    fairness: { ...fair, start: running.start, seed: secret, words: ['Grail', null] },
  });
  expect(await tables.read(id, shufflesOf)).toMatchObject({ seed: secret, hasRecord: true });
  const again = await openLobby(tables);
  expect(again.fair!.number).toBe(fair!.number + 1);
  expect(again.fair!.commitment).not.toBe(fair!.commitment);
});

it.each(['closed', 'abandoned'] as const)('keeps the record of a game that was %s', async (how) => {
  const { tables } = opened();
  const { id } = await openLobby(tables, { guests: [bob] });
  await tables.change(id, ada, started(0));
  await (how === 'closed' ? tables.change(id, ada, closed(false)) : tables.abandon(id));
  const record = await tables.read(id, exportedRecordOf);
  expect(record).toMatchObject({ version: 2, result: null });
  expect(() => verifyRecord(parseRecord(JSON.stringify(record)))).not.toThrow();
  expect((await tables.read(id, shufflesOf)).seed).toMatch(/^[0-9a-f]{64}$/);
  expect((await tables.finishedIn(CHANNEL, true))?.id).toBe(id);
  expect(await tables.finishedIn(CHANNEL)).toBeNull();
  expect(await resultsIn(tables, GUILD)).toEqual([]);
  expect((await tables.ended(GUILD, 9)).map(({ tableId }) => tableId)).toEqual([id]);
});
