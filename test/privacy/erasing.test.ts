import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainName } from '../../src/discord/answers/names.ts';
import { translator } from '../../src/i18n/index.ts';
import { openStore } from '../../src/store/open.ts';
import type { Person } from '../../src/table/document.ts';
import { joined, left, started, withComputer } from '../../src/table/lobby.ts';
import { Refusal } from '../../src/table/refusal.ts';
import { cameBack, resigned, seatLeft, taken, withInvited } from '../../src/table/seats.ts';
import { toExportedRecord } from '../../src/table/views.ts';
import { temporaryFolder } from '../store/servers.ts';
import { abandoned } from '../table/fixtures/abandoned.ts';
import { resultsIn } from '../table/fixtures/results.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';
import { dumpOf, type House, house, PEOPLE, playOut, tracesOf } from './scene.ts';

const HALF_AN_HOUR = 30 * 60_000;
type Named = (typeof PEOPLE)[number];

const [zoe, ben, cyd, dan] = PEOPLE as [Named, Named, Named, Named];

/** What people may do; what's refused is left. */
type Deed = (
  on: House,
  tableId: string,
  person: Person & { readonly name: string },
  pick: number,
) => Promise<unknown>;
const DEEDS: readonly Deed[] = [
  (on, id, person) => on.tables.change(id, person, joined),
  (on, id, person) => on.tables.change(id, person, left),
  (on, id, person, pick) => on.tables.change(id, person, withInvited(PEOPLE[pick % PEOPLE.length]!)),
  (on, id, person) => on.tables.change(id, person, withComputer('page')),
  (on, id, person) => on.tables.change(id, person, started(0)),
  (on, id, person) => on.tables.change(id, person, seatLeft),
  (on, id, person) => on.tables.change(id, person, resigned),
  (on, id, person) => on.tables.change(id, person, cameBack),
  (on, id, person, pick) => on.tables.change(id, person, taken(pick % 3)),
  (on, id, person) => on.tables.change(id, { ...person, name: `${person.name} II` }, joined),
  (on, id, person, pick) =>
    on.tables.act(id, person, null, ({ actions }) => actions[pick % actions.length] ?? null),
  (on, id, person) => on.clocks.wish(id, person, 'pause'),
  async (on, id) => {
    on.time.now += 2 * HALF_AN_HOUR;
    await on.tables.lookAfter(id);
  },
  (on, _id, person) => on.settings.changePerson(person.userId, { name: person.name, reminders: 'off' }),
  (on, id, person) => on.tables.change(id, person, abandoned),
  (on, id) => playOut(on, id),
];

async function attempt(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

const open = async (on: House, host: Person, at: number): Promise<string> =>
  (
    await on.tables.open({
      ...{ guildId: `g${at % 2}`, channelId: `c${at}`, host, game: 'artus', variant: 'basic' },
      ...{ theme: 'oak', computers: 0, pace: '1d' },
    })
  ).id;

const erase = async (on: House, { userId }: Person): Promise<void> => {
  await on.personalData.note(userId);
  await on.personalData.erase(userId);
};

/** Without what the channels have yet to be told, as they soon are. */
async function tellAll(on: House, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const shown = await on.tables.read(id, (table) => table.shown).catch(() => null);
    if (shown !== null) await on.tables.told(id, { shown });
  }
  await on.clocks.idle();
}

describe('deleting what is stored about a person', () => {
  it('leaves nothing of them in the store, whatever happened before, and everything else', async () => {
    const deeds = fc.array(
      fc.record({ deed: fc.nat(DEEDS.length - 1), table: fc.nat(2), person: fc.nat(3), pick: fc.nat(9) }),
      { minLength: 5, maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(deeds, async (all) => {
        const store = new FaultyStore();
        const on = house(store);
        const ids = [await open(on, zoe, 0), await open(on, ben, 1), await open(on, zoe, 2)];
        for (const { deed, table, person, pick } of all)
          await attempt(() => DEEDS[deed]!(on, ids[table]!, PEOPLE[person]!, pick));
        await tellAll(on, ids);
        const others = PEOPLE.slice(1).map((person) => tracesOf(person, dumpOf(store)).length > 0);
        await erase(on, zoe);
        await tellAll(on, ids);
        expect(tracesOf(zoe, dumpOf(store))).toEqual([]);
        expect(PEOPLE.slice(1).map((person) => tracesOf(person, dumpOf(store)).length > 0)).toEqual(others);
        await expect(on.personalData.of(zoe.userId)).resolves.toMatchObject({ tables: [], settings: null });
        for (const id of ids) await attempt(() => playOut(on, id));
        for (const person of PEOPLE) await erase(on, person);
        await tellAll(on, ids);
        for (const person of PEOPLE) expect(tracesOf(person, dumpOf(store))).toEqual([]);
        expect(on.lines.filter(({ level }) => level === 'error')).toEqual([]);
        expect(tracesOf(zoe, JSON.stringify(on.lines))).toEqual([]);
        await on.close();
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('calls them Player N in results and archives; exported records never named anybody', async () => {
    const store = new FaultyStore();
    const on = house(store);
    const id = await open(on, zoe, 0);
    await on.tables.change(id, ben, joined);
    await on.tables.change(id, zoe, started(0));
    await playOut(on, id);
    await tellAll(on, [id]);
    on.time.now += HALF_AN_HOUR;
    await on.tables.lookAfter(id);
    const before = await on.tables.read(id, toExportedRecord);
    await erase(on, zoe);
    const [row] = await resultsIn(on.tables, 'g0');
    expect(row!.seats.map(({ holder }) => holder.name)).toEqual([{ player: 1 }, ben.name]);
    const called = ['en-US', 'de', 'fr'].map((language) => toPlainName({ player: 1 }, translator(language)));
    expect(called).toEqual(['Player 1', 'Person 1', 'Joueur 1']);
    expect(store.texts.get(`table:${id}`)).toContain('packed');
    expect(await on.tables.read(id, toExportedRecord)).toEqual(before);
    expect((await on.personalData.of(ben.userId)).tables).toHaveLength(1);
    await on.close();
  });

  it('gives running games to a computer, and leaves lobbies', async () => {
    const on = house(new FaultyStore());
    const [game, lobby, own] = [await open(on, zoe, 0), await open(on, ben, 1), await open(on, zoe, 2)];
    await on.tables.change(game, ben, joined);
    await on.tables.change(game, zoe, started(0));
    await on.tables.change(lobby, zoe, joined);
    await erase(on, zoe);
    const { seats, host, status } = await on.tables.info(game);
    expect(seats[0]).toMatchObject({ kind: 'computer', until: 'taken', formerly: { name: { player: 1 } } });
    expect([host.name, status]).toEqual([ben.name, 'playing']);
    expect((await on.tables.info(lobby)).seats).toHaveLength(1);
    expect((await on.tables.info(own)).status).toBe('closed');
    await on.tables.change(game, cyd, taken(0));
    expect((await on.tables.info(game)).seats[0]).toMatchObject({ kind: 'person', name: cyd.name });
    await on.close();
  });

  it('goes on after being killed at any moment, and keeps what is new', async () => {
    for (let writes = 0, isDone = false; !isDone; writes++) {
      const store = new FaultyStore();
      const on = house(store);
      const ids = [await open(on, zoe, 0), await open(on, ben, 1)];
      await on.tables.change(ids[1]!, zoe, joined);
      await on.settings.changePerson(zoe.userId, { name: zoe.name });
      await on.personalData.note(zoe.userId);
      store.writesLeft = writes;
      isDone = await on.personalData.erase(zoe.userId).then(
        () => true,
        () => false,
      );
      await on.close().catch(() => undefined);
      store.writesLeft = null;
      const later = house(store.copy(), on.time.now + 60_000);
      const copy = later.store as FaultyStore;
      if (!isDone) {
        const due = (await copy.list({ list: 'due', limit: 99 })).filter((each) =>
          each.id.startsWith('erasure:'),
        );
        expect(due.map(({ text }) => text)).toEqual([zoe.userId]);
        await later.personalData.erase(due[0]!.text);
      }
      await tellAll(later, ids);
      expect(tracesOf(zoe, dumpOf(copy))).toEqual([]);
      await later.tables.change(ids[1]!, zoe, joined);
      await later.personalData.erase(zoe.userId);
      expect((await later.tables.info(ids[1]!)).seats).toHaveLength(2);
      await later.close();
      expect(writes).toBeLessThan(50);
    }
  });

  it('also finds tables that cannot be read, or were set aside', async () => {
    const store = new FaultyStore();
    const on = house(store);
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) ids.push(await open(on, zoe, at));
    for (const id of ids) await on.tables.change(id, dan, joined);
    const closed = ids[3]!;
    await on.tables.change(closed, zoe, started(0));
    await on.tables.change(closed, zoe, abandoned);
    await on.close();
    for (const id of ids) {
      const text = store.texts.get(`table:${id}`)!;
      store.texts.set(
        `table:${id}`,
        text.replace('"version":1', '"version":7').slice(0, id === ids[1] ? -3 : undefined),
      );
    }
    const later = house(store.copy());
    await later.tables.setAside('g0', 'c2', ids[2]!);
    const account = await later.personalData.of(zoe.userId);
    expect(account.unreadable.map(({ tableId }) => tableId).sort()).toEqual([...ids].sort());
    await erase(later, zoe);
    const dump = dumpOf(later.store as FaultyStore);
    expect(tracesOf(zoe, dump)).toEqual([]);
    expect(tracesOf(dan, dump)).not.toEqual([]);
    await later.close();
  });

  it('says that nothing was noted if the store fails, and can be asked for again', async () => {
    const store = new FaultyStore();
    const on = house(store);
    await open(on, zoe, 0);
    store.failing.add('put');
    await expect(on.personalData.note(zoe.userId)).rejects.toMatchObject({ code: 'storeFailed' });
    store.failing.clear();
    await Promise.all([erase(on, zoe), erase(on, zoe)]);
    await tellAll(on, []);
    expect(tracesOf(zoe, dumpOf(store))).toEqual([]);
    await on.close();
  });

  it('is known to other processes, which keep nothing in memory that they could write back', async () => {
    const store = new FaultyStore();
    store.isShared = true;
    const [one, other] = [house(store), house(store)];
    const id = await open(one, zoe, 0);
    await other.settings.changePerson(zoe.userId, { name: zoe.name, reminders: 'off' });
    await other.tables.info(id);
    await erase(one, zoe);
    // It's left in the list of what's due until every process has heard of it.
    await one.personalData.erase(zoe.userId);
    expect(await other.settings.changePerson(zoe.userId, { theme: 'contrast' })).toMatchObject({
      ...{ name: null, reminders: 'channel', theme: 'contrast' },
    });
    for (const each of [one, other]) await each.close();
  });

  /** Games in a SQLite file, with Zoe at each table. */
  async function inFile() {
    const file = join(temporaryFolder(), 'games.sqlite');
    const store = await openStore(`sqlite://${file}`);
    await store.acquire({ host: 'here', pid: 1 });
    const on = house(store);
    const ids: string[] = [];
    for (let at = 0; at < 6; at++) {
      ids.push(await open(on, at % 2 === 0 ? zoe : ben, at));
      await on.tables.change(ids[at]!, at % 2 === 0 ? ben : zoe, joined);
      await on.tables.change(ids[at]!, at % 2 === 0 ? zoe : ben, started(0));
    }
    await on.settings.changePerson(zoe.userId, { name: zoe.name });
    await playOut(on, ids[0]!);
    await tellAll(on, ids);
    const traces = () =>
      ['', '-wal', '-shm'].map((end) => {
        const bytes = readFileSync(file + end).toString('latin1');
        return [ben, zoe].map((person) => tracesOf(person, bytes).length > 0);
      });
    const close = async () => {
      await on.close();
      await store.close();
    };
    return { file, on, traces, close };
  }

  it('leaves no byte of them in a SQLite file or its log, while it is open', async () => {
    const { on, traces, close } = await inFile();
    expect(traces()[1]).toEqual([true, true]);
    await erase(on, zoe);
    const [kept, gone] = [
      [true, false],
      [false, false],
    ];
    expect(traces()).toEqual([kept, gone, gone]);
    await close();
  });

  it('leaves none in the log either once whoever was reading the file has done so', async () => {
    const { file, on, traces, close } = await inFile();
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM keyv').all();
    await erase(on, zoe);
    expect(traces()[1]![1]).toBe(true);
    reader.close();
    await expect.poll(() => traces().map(([, ofZoe]) => ofZoe)).toEqual([false, false, false]);
    await close();
  });

  it('is not told to the log by a failing store', async () => {
    const store = new FaultyStore();
    const on = house(store);
    store.failing.add('get').add('put');
    await attempt(() => on.settings.changePerson(zoe.userId, { name: zoe.name }));
    await attempt(() => on.personalData.of(zoe.userId));
    await attempt(() => open(on, zoe, 0));
    expect(on.lines.length).toBeGreaterThan(2);
    expect(tracesOf(zoe, JSON.stringify(on.lines))).toEqual([]);
    await on.close();
  });
});
