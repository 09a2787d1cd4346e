import { expect, it } from 'vitest';
import { verifyRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { tableShuffles } from '../../src/table/fair.ts';
import {
  closed,
  joined,
  left,
  removed,
  started,
  withComputer,
  withLevel,
  withSettings,
  withWord,
} from '../../src/table/lobby.ts';
import { TableService } from '../../src/table/table-service.ts';
import { createSpectatorView, seatViewFor, tableInfo, toExportedRecord } from '../../src/table/views.ts';
import { recorder } from '../base/recorder.ts';
import { abandoned } from './fixtures/abandoned.ts';
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
    told.push(await tables.read(id, tableInfo), await tables.read(id, tableShuffles));
    told.push(await tables.list(GUILD), lines);
    if ((await tables.info(id)).status !== 'playing') return;
    told.push(await tables.read(id, createSpectatorView), await tables.read(id, seatViewFor(ada.userId)));
    expect(await refusalOf(tables.read(id, toExportedRecord))).toBe('recordNotOpen');
  };
  await tables.change(id, ada, withWord('first'));
  await tables.change(id, bob, withWord('gone'));
  await tables.change(id, bob, left);
  await tables.change(id, bob, joined);
  await tables.change(id, ada, withWord('  Grail '));
  expect(await refusalOf(tables.change(id, bob, withWord('x'.repeat(41))))).toBe('badWord');
  expect(await refusalOf(tables.change(id, { userId: '9', name: 'Eve' }, withWord('x')))).toBe('notSeated');
  await listen();
  await tables.change(id, ada, started());
  await listen();
  expect(await refusalOf(tables.change(id, ada, withWord('late')))).toBe('notInLobby');
  const running = await tables.read(id, tableShuffles);
  expect(running).toMatchObject({ seed: null, words: [{ name: 'Ada', word: 'Grail' }] });
  expect(JSON.stringify(told)).not.toContain(secret);

  expect((await playOut(tables, id)).status).toBe('finished');
  const record = parseRecord(JSON.stringify(await tables.read(id, toExportedRecord)));
  expect(() => verifyRecord(record)).not.toThrow();
  expect(record).toMatchObject({
    version: 2,
    fairness: { ...fair, start: running.start, seed: secret, words: ['Grail', null] },
  });
  expect(await tables.read(id, tableShuffles)).toMatchObject({ seed: secret, hasRecord: true });
  const again = await openLobby(tables);
  expect(again.fair!.number).toBe(fair!.number + 1);
  expect(again.fair!.commitment).not.toBe(fair!.commitment);
});

it.each(['closed', 'abandoned'] as const)('keeps the record of a game that was %s', async (how) => {
  const { tables } = opened();
  const { id } = await openLobby(tables, { guests: [bob] });
  await tables.change(id, ada, started(0));
  await tables.change(id, ada, how === 'closed' ? closed(false) : abandoned);
  const record = await tables.read(id, toExportedRecord);
  expect(record).toMatchObject({ version: 2, result: null });
  expect(() => verifyRecord(parseRecord(JSON.stringify(record)))).not.toThrow();
  expect((await tables.read(id, tableShuffles)).seed).toMatch(/^[0-9a-f]{64}$/);
  expect((await tables.finishedIn(CHANNEL, true))?.id).toBe(id);
  expect(await tables.finishedIn(CHANNEL)).toBeNull();
  expect(await resultsIn(tables, GUILD)).toEqual([]);
  expect((await tables.ended(GUILD, 9)).map(({ tableId }) => tableId)).toEqual([id]);
});

const eve = { userId: '9', name: 'Eve' };

/** What shuffles follow from, changed after the words; Ada's the host, then sit a computer, Bob and Eve. */
const CHANGES: readonly (readonly [string, (tables: TableService, id: string) => Promise<unknown>])[] = [
  ['a rule', (tables, id) => tables.change(id, ada, withSettings({ rules: { rolls: 'off' } }))],
  ['a computer that’s removed', (tables, id) => tables.change(id, ada, removed(1))],
  ['a person who’s removed', (tables, id) => tables.change(id, ada, removed(3))],
  ['a person who leaves', (tables, id) => tables.change(id, eve, left)],
  ['the host who leaves', (tables, id) => tables.change(id, ada, left)],
  ['who begins', (tables, id) => tables.change(id, ada, started(2))],
];

const wordsAt = (tables: TableService, id: string) =>
  tables.read(id, (table) => tableShuffles(table).words.map(({ word }) => word));

const askedAt = async (tables: TableService, id: string) =>
  (await tables.info(id)).seats.flatMap((holder) =>
    holder.kind === 'person' && holder.asked ? [holder.name] : [],
  );

async function withWords() {
  const { tables } = opened();
  const { id } = await openLobby(tables);
  await tables.change(id, ada, withComputer());
  for (const each of [bob, eve]) await tables.change(id, each, joined);
  await tables.change(id, ada, withWord('Camelot'));
  await tables.change(id, bob, withWord('Grail'));
  return { tables, id };
}

it.each(CHANGES)('asks for words again after a change of %s', async (_, change) => {
  const { tables, id } = await withWords();
  await change(tables, id);
  const { seats, status } = await tables.info(id);
  expect(status).toBe('lobby');
  expect(await wordsAt(tables, id)).toEqual([]);
  const there = seats.map(({ name }) => name);
  expect(await askedAt(tables, id)).toEqual(['Ada', 'Bob'].filter((name) => there.includes(name)));
  await tables.change(id, bob, withWord('Grail'));
  expect(await askedAt(tables, id)).not.toContain('Bob');
  expect(await wordsAt(tables, id)).toEqual(['Grail']);
});

it('asks for words again when somebody joins, until they’re given or declined', async () => {
  const { tables, id } = await withWords();
  await tables.change(id, ada, removed(1));
  await tables.change(id, bob, withWord('Grail'));
  await tables.change(id, { userId: '8', name: 'Kay' }, joined);
  expect(await wordsAt(tables, id)).toEqual([]);
  expect(await askedAt(tables, id)).toEqual(['Ada', 'Bob']);
  await tables.change(id, bob, withWord(''));
  expect(await askedAt(tables, id)).toEqual(['Ada']);
  await tables.change(id, ada, started());
  const { fair, seats } = await tables.info(id);
  expect(fair).toMatchObject({ words: 0 });
  expect(seats.some((holder) => 'asked' in holder)).toBe(false);
});

it('keeps words when nothing changes that shuffles follow from', async () => {
  const { tables, id } = await withWords();
  await tables.change(id, ada, withSettings({ hints: false, theme: 'contrast', standIn: 'page' }));
  await tables.change(id, ada, withLevel(1, 'knight'));
  await tables.change(id, { ...bob, name: 'Bobby' }, withWord('Excalibur'));
  expect(await wordsAt(tables, id)).toEqual(['Camelot', 'Excalibur']);
  await tables.change(id, ada, started());
  expect((await tables.info(id)).fair).toMatchObject({ words: 2 });
});

it('begins with whom the host has chosen before the last words, and forgets that when the seats change', async () => {
  const { tables, id } = await withWords();
  await tables.change(id, ada, started(2));
  await tables.change(id, bob, withWord('Grail'));
  await tables.change(id, ada, started(2));
  const play = await tables.read(id, ({ play }) => play!.record);
  expect(play).toMatchObject({ options: { startSeat: 2 }, fairness: { words: [null, null, 'Grail', null] } });
  const other = await withWords();
  await other.tables.change(other.id, ada, started(2));
  await other.tables.change(other.id, eve, left);
  expect((await other.tables.info(other.id)).fair).not.toHaveProperty('startSeat');
});
