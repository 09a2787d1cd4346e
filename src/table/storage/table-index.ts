import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../base/clock.ts';
import { KeyedQueue } from '../../base/keyed-queue.ts';
import { type Log, reasonOf } from '../../base/log.ts';
import { Collection } from '../../store/collection.ts';
import { neverBegun, StoreConflict, StoreCorrupt, StoreFailed, StoreFenced } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import type { TableDocument } from '../document.ts';
import { logCorrupt } from '../failures.ts';
import { Refusal } from '../refusal.ts';
import { infoOf, type ResultRow, resultRowOf, standingOf, type UnreadableTable } from '../views.ts';
import { ResultPages } from './results.ts';
import {
  Asleep,
  assertQuotas,
  type ChannelPointer,
  channelCollection,
  EMPTY,
  entryOf,
  type FindTable,
  findAll,
  isLiving,
  isPending,
  isTable,
  type LiveTable,
  NO_TABLES,
  owesSomething,
  type Quotas,
  type ServerIndex,
  serverCollection,
  withChanged,
  within,
  withLive,
  without,
} from './server-index.ts';

/** Tables that were read, in the order in which they were asked for. */
export interface ServerTables {
  readonly tables: readonly TableDocument[];
  readonly unreadable: readonly UnreadableTable[];
}

/** What a server's lists go by. */
export type Directory = Pick<ServerIndex, 'live' | 'ended'>;

/** How often tables that have become quiet are noted as resting, in ms. */
const ROUND = 60_000;
/** How long nothing must have changed there, in ms. */
const QUIET = 5 * ROUND;

/** A table that isn't resting. */
interface Awake {
  readonly guildId: string;
  /** Its server's index says so. */
  noted: boolean;
  /** When its server's index and its channel's pointer were known to be stored, in ms since 1970. */
  kept: number;
  /** Changes in progress. */
  changing: number;
  /** Its last change, in ms since 1970. */
  at: number;
}

/**
 * Finds tables: an index per server, a pointer per channel, and a server's results.
 *
 * The table's own document is the source of truth; everything here only refers to it. Opening writes document,
 * index, pointer; ending writes document, result row, pointer, index. A crash in between leaves a document without
 * references, a live table without its pointer, or an ended table among the live ones. The latter two are repaired
 * when the server is next read. A pointer counts only while its table is live.
 *
 * Before a table changes, the index notes that it isn't resting; once it has been quiet and owes nothing, that it
 * rests. So whoever looks for what's owed reads only tables that changed lately, and lists can be made of the index.
 *
 * Changes to a server run one at a time. They may wait for a table's queue, never the other way round.
 */
export class TableIndex {
  readonly #servers: Collection<ServerIndex>;
  readonly #channels: Collection<ChannelPointer>;
  readonly #results: ResultPages;
  readonly #queue = new KeyedQueue(neverBegun);
  readonly #awake = new Map<string, Awake>();
  readonly #find: FindTable;
  readonly #clock: Clock;
  #cancelRound: (() => void) | null = null;
  readonly #quotas: Quotas;
  readonly #log: Log;

  constructor(store: Store, find: FindTable, clock: Clock, quotas: Quotas, log: Log) {
    this.#servers = new Collection(store, serverCollection);
    this.#channels = new Collection(store, channelCollection);
    this.#results = new ResultPages(store);
    this.#find = find;
    this.#clock = clock;
    this.#quotas = quotas;
    this.#log = log;
  }

  /** Stops noting who rests, and resolves once nothing is being written. */
  idle(): Promise<void> {
    this.#cancelRound?.();
    return this.#queue.idle();
  }

  /** Writes back indexes and pointers that the store has lost. */
  async restore(): Promise<void> {
    await this.#servers.restore();
    await this.#channels.restore();
  }

  /**
   * Writes and indexes a new table, unless its request has already opened one.
   * @returns the table opened now or before
   * @throws Refusal `tableAlreadyHere`, `tooManyOwnTables`, `tooManyTables`
   */
  open(table: TableDocument, write: () => Promise<void>, quotas?: Partial<Quotas>): Promise<TableDocument> {
    const { id, guildId, channelId } = table;
    return this.#queue.run(guildId, async () => {
      const { live } = await this.#server(guildId);
      const opened = await this.#find(id);
      const isEntered = live.some(({ standing }) => standing.id === id);
      if (opened && (isEntered || !isLiving(opened))) return opened;
      const living = await this.livingIn(channelId);
      if (typeof living === 'object') throw new Refusal('tableAlreadyHere', { tableId: living.id });
      const entry = entryOf(table);
      assertQuotas(live, entry.openedBy, within(this.#quotas, quotas));
      if (!opened) await write();
      this.#stir(table);
      await this.#servers.update(guildId, (index) => ({ value: withLive(index, entry) }));
      await this.#pointTo(id, channelId);
      return opened ?? table;
    });
  }

  /** A table that's in the index gets its pointer when the server is next read, whatever becomes of it now. */
  async #pointTo(id: string, channelId: string): Promise<void> {
    try {
      await this.#point(channelId, (pointer) => ({ ...pointer, table: id }));
    } catch (error) {
      this.#awake.delete(id);
      if (!(error instanceof StoreFailed)) throw error;
      const { key, reason } = error;
      throw new StoreFailed('put', key, { reason, outcome: 'unknown', cause: error });
    }
  }

  /** @throws Refusal `tooManyOwnTables`, `tooManyTables` */
  async assertRoomFor(guildId: string, userId: string, quotas?: Partial<Quotas>): Promise<void> {
    const { live } = await this.#server(guildId);
    assertQuotas(live, userId, within(this.#quotas, quotas));
  }

  /** The channel's table in the lobby or in play; `lost` if the pointer's table is missing from the store. */
  async livingIn(channelId: string): Promise<TableDocument | 'lost' | undefined> {
    const { table } = (await this.#channels.get(channelId)) ?? NO_TABLES;
    if (table === null) return undefined;
    const found = await this.#find(table);
    if (!found) return 'lost';
    return isLiving(found) ? found : undefined;
  }

  /** The channel's last finished game. */
  async finishedIn(channelId: string): Promise<TableDocument | undefined> {
    const { table, finished } = (await this.#channels.get(channelId)) ?? NO_TABLES;
    const newest = table === null ? undefined : await this.#find(table);
    if (newest?.status === 'finished') return newest;
    return finished === null ? undefined : this.#find(finished);
  }

  directory(guildId: string): Promise<Directory> {
    return this.#queue.run(guildId, () => this.#server(guildId));
  }

  /** The tables of these IDs. Unreadable ones are logged and listed separately. */
  async tablesOf(guildId: string, ids: readonly string[]): Promise<ServerTables> {
    const { live, ended } = await this.directory(guildId);
    const found = await findAll(ids, this.#find, this.#log);
    const missing = ids.filter((_id, at) => found[at] === 'missing');
    if (missing.length > 0) {
      this.#log.error({ guildId, tableIds: missing }, 'the store has lost tables');
      await this.#queue.run(guildId, async () => {
        await this.#servers.update(guildId, (index) => ({ value: without(index, missing, []) }));
      });
    }
    const entered = new Map(live.map((entry) => [entry.standing.id, entry]));
    const tables = found.filter(isTable);
    for (const table of tables) await this.#repair(table, entered.get(table.id));
    const channels = new Map(
      [...live.map(({ standing }) => standing), ...ended].map((each) => [each.id, each]),
    );
    const unreadable = ids.flatMap((tableId, at) => {
      const known = found[at] === 'unreadable' ? channels.get(tableId) : undefined;
      return known ? [{ tableId, channelId: known.channelId }] : [];
    });
    return { tables, unreadable };
  }

  /** Tables that may owe something, and do. */
  async owing(guildId: string): Promise<TableDocument[]> {
    const { live } = await this.directory(guildId);
    const awake = live.filter(({ resting }) => !resting).map(({ standing }) => standing.id);
    const { tables } = await this.tablesOf(guildId, awake);
    for (const table of tables) if (isLiving(table)) this.#stir(table);
    return tables.filter(owesSomething);
  }

  /**
   * Runs a change of the table. While the index doesn't say that the table is awake, the change may throw `Asleep`;
   * then it runs again, once the index says so.
   */
  async whileAwake<T>(id: string, change: (isAsleep: boolean) => Promise<T>): Promise<T> {
    const known = this.#awake.get(id);
    try {
      return await (known ? this.#changing(known, () => change(!known.noted)) : change(true));
    } catch (error) {
      if (!(error instanceof Asleep)) throw error;
      const { table } = error;
      const awake = this.#stir(table);
      return this.#changing(awake, async () => {
        awake.noted ||= await this.#noteAwake(table);
        return change(false);
      });
    }
  }

  async #changing<T>(awake: Awake, change: () => Promise<T>): Promise<T> {
    awake.changing += 1;
    try {
      return await change();
    } finally {
      awake.changing -= 1;
      awake.at = this.#clock.now();
    }
  }

  /** Up to `limit` rows, newest first. */
  results(guildId: string, limit: number): Promise<ResultRow[]> {
    return this.#queue.run(guildId, async () =>
      this.#results.newest(guildId, (await this.#server(guildId)).resultPage, limit),
    );
  }

  /**
   * Notes how the table stands after a change. An ended table's result is written, and its channel freed. The table
   * itself is already saved, so a failure here is only logged, and repaired when the server is next read.
   */
  async follow(before: TableDocument | undefined, table: TableDocument): Promise<void> {
    if (!isLiving(table)) return this.#logging(table, () => this.#file(table));
    await this.#keep(table);
    const standing = standingOf(infoOf(table));
    if (before && isDeepStrictEqual(standingOf(infoOf(before)), standing)) return;
    const changes = new Map([[table.id, { standing }]]);
    await this.#logging(table, async () => {
      await this.#servers.update(table.guildId, (index) => ({ value: withChanged(index, changes) }));
    });
  }

  async #logging(table: TableDocument, write: () => Promise<void>): Promise<void> {
    try {
      await this.#queue.run(table.guildId, write);
    } catch (error) {
      if (error instanceof StoreCorrupt) logCorrupt(this.#log, error);
      else if ([StoreFailed, StoreConflict, StoreFenced].some((kind) => error instanceof kind))
        this.#log.error({ tableId: table.id, reason: reasonOf(error) }, 'a table could not be filed yet');
      else throw error;
    }
  }

  /** Removes a table that was set aside from its server's list and its channel. */
  forget(guildId: string, channelId: string, tableId: string): Promise<void> {
    return this.#queue.run(guildId, async () => {
      this.#awake.delete(tableId);
      await this.#servers.update(guildId, (index) => ({ value: without(index, [tableId], []) }));
      await this.#point(channelId, (pointer) =>
        pointer.table === tableId ? { ...pointer, table: null } : pointer,
      );
    });
  }

  /** Does what a crash may have kept from being done. A resting table has had it done. */
  async #repair(table: TableDocument, entry: LiveTable | undefined): Promise<void> {
    if (!entry || entry.resting || this.#awake.has(table.id)) return;
    await this.#queue.run(table.guildId, () => (isLiving(table) ? this.#claim(table) : this.#file(table)));
    if (isLiving(table)) await this.follow(undefined, table);
  }

  #stir({ id, guildId }: TableDocument): Awake {
    const now = this.#clock.now();
    const awake = this.#awake.get(id) ?? { guildId, noted: false, changing: 0, at: now, kept: now };
    this.#awake.set(id, awake);
    this.#cancelRound ??= this.#clock.schedule(ROUND, () => void this.#rest());
    return awake;
  }

  /** A table that's missing there is entered again: the store has lost its server's index, and maybe its pointer. */
  async #noteAwake(table: TableDocument): Promise<boolean> {
    const { id, guildId } = table;
    try {
      await this.#queue.run(guildId, async () => {
        const entry = (await this.#server(guildId)).live.find(({ standing }) => standing.id === id);
        if (entry && !entry.resting) return;
        const awake = { ...(entry ?? entryOf(table)), resting: false };
        await this.#servers.update(guildId, (index) => ({
          value: entry ? withChanged(index, new Map([[id, awake]])) : withLive(index, awake),
        }));
        if (!entry) await this.#claim(table);
      });
      return true;
    } catch (error) {
      // What's unreadable is read by nobody, so nobody would look for the table there.
      if (!(error instanceof StoreCorrupt)) throw error;
      logCorrupt(this.#log, error);
      return false;
    }
  }

  /** Once a minute while a table is played: a store that evicts keys may have lost what only memory still has. */
  async #keep(table: TableDocument): Promise<void> {
    const awake = this.#awake.get(table.id);
    if (!awake || this.#clock.now() - awake.kept < ROUND) return;
    awake.kept = this.#clock.now();
    await this.#logging(table, async () => {
      await this.#servers.keep(table.guildId);
      await this.#channels.keep(table.channelId);
    });
  }

  /** Notes which tables rest, one server after the other. */
  async #rest(): Promise<void> {
    const quiet = new Map<string, string[]>();
    for (const [id, { guildId, changing, at }] of this.#awake)
      if (changing === 0 && this.#clock.now() - at >= QUIET)
        quiet.set(guildId, [...(quiet.get(guildId) ?? []), id]);
    for (const [guildId, ids] of quiet)
      await this.#queue
        .run(guildId, () => this.#restIn(guildId, ids))
        .catch((error: unknown) =>
          this.#log.error({ guildId, reason: reasonOf(error) }, 'it could not be noted which tables rest'),
        );
    const goesOn = this.#awake.size > 0;
    this.#cancelRound = goesOn ? this.#clock.schedule(ROUND, () => void this.#rest()) : null;
  }

  async #restIn(guildId: string, ids: readonly string[]): Promise<void> {
    const found = await findAll(ids, this.#find, this.#log);
    const changes = new Map<string, Partial<LiveTable>>();
    for (const [at, id] of ids.entries()) {
      const table = found[at];
      const isBusy = (this.#awake.get(id)?.changing ?? 0) > 0;
      if (isBusy || (typeof table === 'object' && owesSomething(table))) continue;
      // From here on, a change notes again that it isn't resting, after this one is written.
      this.#awake.delete(id);
      if (typeof table === 'object' && isLiving(table))
        changes.set(id, { resting: true, standing: standingOf(infoOf(table)) });
    }
    if (changes.size > 0)
      await this.#servers.update(guildId, (index) => ({ value: withChanged(index, changes) }));
  }

  /** Points the channel at a table whose opening was interrupted, unless another one is live there. */
  async #claim({ id, guildId, channelId }: TableDocument): Promise<void> {
    const { table } = (await this.#channels.get(channelId)) ?? NO_TABLES;
    if (table === id) return;
    if (typeof (await this.livingIn(channelId)) === 'object')
      await this.#servers.update(guildId, (index) => ({ value: without(index, [id], []) }));
    else await this.#point(channelId, (pointer) => ({ ...pointer, table: id }));
  }

  async #file(table: TableDocument): Promise<void> {
    const { id, guildId, channelId } = table;
    const { live, resultPage } = await this.#server(guildId);
    const entry = live.find(({ standing }) => standing.id === id);
    if (!entry) return;
    const row = resultRowOf(table);
    const page = row ? await this.#results.add(guildId, resultPage, row) : resultPage;
    await this.#point(channelId, (pointer) => {
      if (pointer.table !== id) return pointer;
      return { table: null, finished: row ? id : pointer.finished };
    });
    const stays = isPending(table);
    if (stays && entry.over) return;
    const standing = standingOf(infoOf(table));
    const over = new Map([[id, { standing, over: true }]]);
    await this.#servers.update(guildId, (before = EMPTY) => {
      const index = { ...before, resultPage: page };
      return {
        value: stays ? withChanged(index, over) : without(index, row ? [] : [id], row ? [standing] : []),
      };
    });
    if (!stays) this.#awake.delete(id);
  }

  async #server(guildId: string): Promise<ServerIndex> {
    return (await this.#servers.get(guildId)) ?? EMPTY;
  }

  async #point(channelId: string, change: (pointer: ChannelPointer) => ChannelPointer): Promise<void> {
    await this.#channels.update(channelId, (pointer = NO_TABLES) => ({ value: change(pointer) }));
  }
}
