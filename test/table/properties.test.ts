import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, verifyRecord } from '../../src/games/record.ts';
import type { Person } from '../../src/table/document.ts';
import { LeaseLost } from '../../src/table/lease.ts';
import { closed, joined, left, removed, started, withComputer } from '../../src/table/lobby.ts';
import { Refusal } from '../../src/table/refusal.ts';
import { owedReport } from '../../src/table/report.ts';
import { resigned } from '../../src/table/seats.ts';
import { tableCollection } from '../../src/table/storage/stored-table.ts';
import type { TableService } from '../../src/table/table-service.ts';
import { undone } from '../../src/table/turn.ts';
import type { TableInfo } from '../../src/table/views.ts';
import { seatViewFor, toExportedRecord } from '../../src/table/views.ts';
import { resultsIn } from './fixtures/results.ts';
import { ada, GUILD, openLobby, people, type Room, refusalOf, room } from './fixtures/room.ts';
import { FaultyStore } from './fixtures/stores.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const CHANNELS = ['c1', 'c2'];

/** How often each operation is drawn, so that games get under way and come to their end. */
const operations = {
  open: 4,
  join: 4,
  leave: 1,
  addComputer: 2,
  removeFromLobby: 1,
  start: 6,
  act: 40,
  undo: 6,
  resign: 1,
  close: 1,
  advance: 16,
  tell: 6,
  restart: 4,
  fail: 3,
} as const;
type Operation = keyof typeof operations;

const step = fc.record({
  operation: fc.oneof(
    ...Object.entries(operations).map(([operation, weight]) => ({
      arbitrary: fc.constant(operation as Operation),
      weight,
    })),
  ),
  person: fc.constantFrom(...people),
  channel: fc.constantFrom(0, 0, 0, 1),
  choice: fc.nat(20),
  stale: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth === 0),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const CHANGES = { join: joined, leave: left, addComputer: withComputer(), resign: resigned };

/** The tables as processes see them that take turns on one store, through restarts. */
class World {
  #rooms: Room[];
  #turn = 0;
  /** Revision of every table ever opened. */
  readonly revisions = new Map<string, number>();
  readonly channels = new Map<string, string>();
  /** What was stored of each table when that was last checked, since the last restart. */
  readonly #checked = new Map<string, string>();

  constructor(processes = 1) {
    const store = new FaultyStore();
    store.isShared = processes > 1;
    this.#rooms = Array.from({ length: processes }, () => room(store));
  }

  get room(): Room {
    return this.#rooms[this.#turn % this.#rooms.length]!;
  }

  get tables(): TableService {
    return this.room.tables;
  }

  /** Runs the step; false when it was refused. */
  async run({ operation, person, channel, choice, stale }: Step): Promise<boolean> {
    const where = CHANNELS[channel]!;
    const id = this.channels.get(where) ?? 'none';
    this.#turn++;
    if (operation === 'restart') {
      const store = this.room.store.copy();
      store.isShared = this.#rooms.length > 1;
      this.#rooms = this.#rooms.map(() => room(store));
      this.#checked.clear();
      return true;
    }
    try {
      if (operation === 'open' || (choice % 3 === 0 && !(await this.#lives(id)))) {
        const opened = await openLobby(this.tables, { channelId: where, computers: choice % 4 });
        this.channels.set(where, opened.id);
        this.revisions.set(opened.id, 0);
        return true;
      }
      if (operation === 'tell') {
        const report = await this.tables.read(id, owedReport);
        if (report) await this.tables.told(id, report);
        return true;
      }
      if (operation === 'fail') {
        this.room.store.failing.add('put');
        return await this.#change('act', id, person, choice, null).finally(() =>
          this.room.store.failing.clear(),
        );
      }
      return await this.#change(operation, id, person, choice, stale ? -1 : null);
    } catch (error) {
      if (error instanceof Refusal || error instanceof LeaseLost) return false;
      throw error;
    }
  }

  async #change(
    operation: Exclude<Step['operation'], 'open' | 'tell' | 'restart' | 'fail'>,
    id: string,
    person: Person,
    choice: number,
    revision: number | null,
  ): Promise<boolean> {
    const { tables } = this;
    let changes = 1;
    if (operation === 'advance') changes = await tables.advance(id);
    else if (operation === 'act')
      await tables.act(
        id,
        await this.#actor(id, person),
        revision,
        ({ actions }) => actions.at(-1 - (choice % 3))!,
      );
    else if (operation === 'undo')
      await tables.change(
        id,
        person,
        undone(revision, choice % 2 ? 'turn' : 'step'),
        seatViewFor(person.userId),
      );
    else if (operation === 'start') await tables.change(id, choice % 4 ? ada : person, started());
    else if (operation === 'close') await tables.change(id, person, closed(choice % 2 === 0));
    else if (operation === 'removeFromLobby') await tables.change(id, person, removed(choice % 4));
    else await tables.change(id, person, CHANGES[operation]);
    this.revisions.set(id, this.revisions.get(id)! + changes);
    return true;
  }

  async #lives(id: string): Promise<boolean> {
    return isLiving((await this.tables.info(id).catch(() => null))?.status ?? 'closed');
  }

  /** Mostly whose turn it is. */
  async #actor(id: string, person: Person): Promise<Person> {
    const { seats, toAct, revision } = await this.tables.info(id);
    const holder = seats[toAct[0] ?? 0];
    return holder?.kind === 'person' && revision % 5 ? holder : person;
  }

  async check(): Promise<void> {
    const all: TableInfo[] = [];
    for (const [id, revision] of this.revisions) {
      const info = await this.tables.info(id);
      expect(info.revision).toBe(revision);
      checkTable(info);
      all.push(info);
    }
    for (const channel of CHANNELS) {
      const living = all.filter(({ channelId, status }) => channelId === channel && isLiving(status));
      if (living.length === 0) expect(await refusalOf(this.tables.inChannel(channel))).toBe('noTableHere');
      else expect(await this.tables.inChannel(channel)).toEqual(living[0]);
      expect(living.length).toBeLessThanOrEqual(1);
    }
    const ids = (infos: readonly TableInfo[]) => infos.map(({ id }) => id).sort();
    expect(ids((await this.tables.list(GUILD)).tables)).toEqual(
      ids(all.filter(({ status }) => status !== 'closed')),
    );
    const finished = all.filter(({ status }) => status === 'finished');
    expect((await resultsIn(this.tables, GUILD)).map(({ tableId }) => tableId).sort()).toEqual(ids(finished));
    for (const id of this.revisions.keys()) {
      const text = this.room.store.texts.get(`table:${id}`)!;
      if (this.#checked.get(id) === text) continue;
      await this.#checkStored(text);
      if (finished.some((table) => table.id === id))
        verifyRecord(await this.tables.read(id, toExportedRecord));
      this.#checked.set(id, text);
    }
  }

  /** What is stored is what the record folds to, and nothing of a turn under way has been told. */
  async #checkStored(text: string): Promise<void> {
    const { store } = this.room;
    const { data } = JSON.parse(text);
    const { play } = await tableCollection.parse(data, (keys) => store.parts(keys));
    if (!play) return;
    expect(play.now).toEqual({ steps: play.record.steps.length, state: replay(play.record) });
    expect(play.shared.state).toEqual(replay(play.record, play.shared.steps));
    expect(play.told.steps).toBeLessThanOrEqual(play.shared.steps);
    expect(play.recent.map(({ index }) => index)).toEqual(
      play.record.steps.map((_step, index) => index).slice(Math.min(play.told.from, play.turnStart)),
    );
  }
}

const isLiving = (status: TableInfo['status']) => status === 'lobby' || status === 'playing';

function checkTable({ seats, toAct, status, maxSeats, minSeats, host, result, endedAt }: TableInfo): void {
  const persons = seats.flatMap((holder) => (holder.kind === 'person' ? [holder.userId] : []));
  expect(new Set(persons).size).toBe(persons.length);
  expect(new Set(seats.map(({ name }) => name)).size).toBe(seats.length);
  expect(seats.length).toBeLessThanOrEqual(maxSeats);
  expect(toAct.length > 0).toBe(status === 'playing');
  expect(result !== null).toBe(status === 'finished');
  expect(endedAt === null).toBe(isLiving(status));
  if (status === 'playing') expect(seats.length).toBeGreaterThanOrEqual(minSeats);
  if (status === 'lobby') expect(persons).toContain(host.userId);
}

describe('any sequence of operations', () => {
  it.each([1, 2])(
    'keeps tables, channels, lists, results and store consistent, by %i processes',
    async (processes) => {
      let changed = 0;
      let refused = 0;
      let ended = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 120, size: 'max' }), async (steps) => {
          const world = new World(processes);
          for (const next of steps) {
            if (await world.run(next)) changed++;
            else refused++;
            await world.check();
          }
          ended += (await resultsIn(world.tables, GUILD)).length;
        }),
        { numRuns: 12, seed: 7 },
      );
      expect(Math.min(changed, refused, ended)).toBeGreaterThan(5);
    },
  );
});
