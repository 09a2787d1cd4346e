import { Collection } from '../../store/collection.ts';
import { StoreConflict, StoreCorrupt, StoreFailed, StoreFenced } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import type { TableDocument } from '../document.ts';
import { resultRowOf } from '../info.ts';
import { type Log, logCorrupt, reasonOf } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { ResultRow, UnreadableTable } from '../types.ts';
import { type ChannelPointer, channelCollection, NO_TABLES } from './channel-index.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { isLiving, isPending } from './lifetime.ts';
import { assertQuotas, type Quotas, within } from './quotas.ts';
import { ResultPages } from './result-pages.ts';
import {
  EMPTY,
  entryOf,
  type ServerIndex,
  serverCollection,
  withLive,
  withOver,
  without,
} from './server-index.ts';

export interface ServerTables {
  /** In the lobby, in play, or ended but not fully announced. */
  readonly live: readonly TableDocument[];
  /** Finished and announced; only the latest. */
  readonly ended: readonly TableDocument[];
  readonly unreadable: readonly UnreadableTable[];
}

/** Reads a table by ID. @throws StoreCorrupt */
type FindTable = (id: string) => Promise<TableDocument | undefined>;

/**
 * Finds tables: an index per server, a pointer per channel, and a server's results.
 *
 * The table's own document is the source of truth; everything here only refers to it. Opening writes document,
 * index, pointer; ending writes document, result row, pointer, index. A crash in between leaves a document without
 * references, a live table without its pointer, or an ended table among the live ones. The latter two are repaired
 * when the server is next read. A pointer counts only while its table is live.
 *
 * Changes to a server run one at a time. They may wait for a table's queue, never the other way round.
 */
export class TableIndex {
  readonly #servers: Collection<ServerIndex>;
  readonly #channels: Collection<ChannelPointer>;
  readonly #results: ResultPages;
  readonly #queue = new KeyedQueue();
  readonly #find: FindTable;
  readonly #quotas: Quotas;
  readonly #log: Log;

  constructor(store: Store, find: FindTable, quotas: Quotas, log: Log) {
    this.#servers = new Collection(store, serverCollection);
    this.#channels = new Collection(store, channelCollection);
    this.#results = new ResultPages(store);
    this.#find = find;
    this.#quotas = quotas;
    this.#log = log;
  }

  idle(): Promise<void> {
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
      const entry = entryOf(table);
      const opened = await this.#find(id);
      const isEntered = live.some((each) => each.id === id);
      if (opened && (isEntered || !isLiving(opened))) return opened;
      const living = await this.livingIn(channelId);
      if (typeof living === 'object') throw new Refusal('tableAlreadyHere', { tableId: living.id });
      assertQuotas(live, entry.openedBy, within(this.#quotas, quotas));
      if (!opened) await write();
      await this.#servers.update(guildId, (index) => ({ value: withLive(index, entry) }));
      await this.#point(channelId, (pointer) => ({ ...pointer, table: id }));
      return opened ?? table;
    });
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

  /** Unreadable tables are logged and listed separately. */
  tablesOf(guildId: string): Promise<ServerTables> {
    return this.#queue.run(guildId, async () => {
      const { live, ended } = await this.#server(guildId);
      const tables = await this.#findAll(live.map(({ id }) => id));
      const missing = live.filter((_entry, at) => tables[at] === 'missing').map(({ id }) => id);
      if (missing.length > 0) {
        this.#log.error({ guildId, tableIds: missing }, 'the store has lost tables');
        await this.#servers.update(guildId, (index) => ({ value: without(index, missing, []) }));
      }
      const found = tables.filter(isTable);
      for (const table of found) await (isLiving(table) ? this.#claim(table) : this.#file(table));
      const unreadable = live.flatMap(({ id: tableId, channelId }, at) =>
        tables[at] === 'unreadable' ? [{ tableId, channelId }] : [],
      );
      return {
        live: found.filter(isPending),
        ended: (await this.#findAll(ended)).filter(isTable),
        unreadable,
      };
    });
  }

  /** Up to `limit` rows, newest first. */
  results(guildId: string, limit: number): Promise<ResultRow[]> {
    return this.#queue.run(guildId, async () =>
      this.#results.newest(guildId, (await this.#server(guildId)).resultPage, limit),
    );
  }

  /**
   * Writes an ended table's result, frees its channel and removes it from the live tables. The table itself is
   * already saved, so a failure here is only logged, and repaired when the server is next read.
   */
  async file(table: TableDocument): Promise<void> {
    if (isLiving(table)) return;
    try {
      await this.#queue.run(table.guildId, () => this.#file(table));
    } catch (error) {
      if (error instanceof StoreCorrupt) logCorrupt(this.#log, error);
      else if (isStoreError(error))
        this.#log.error(
          { tableId: table.id, reason: reasonOf(error) },
          'an ended table could not be filed yet',
        );
      else throw error;
    }
  }

  /** Removes a table that was set aside from its server's list and its channel. */
  forget(guildId: string, channelId: string, tableId: string): Promise<void> {
    return this.#queue.run(guildId, async () => {
      await this.#servers.update(guildId, (index) => ({ value: without(index, [tableId], []) }));
      await this.#point(channelId, (pointer) =>
        pointer.table === tableId ? { ...pointer, table: null } : pointer,
      );
    });
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
    const entry = live.find((each) => each.id === id);
    if (!entry) return;
    const row = resultRowOf(table);
    const page = row ? await this.#results.add(guildId, resultPage, row) : resultPage;
    await this.#point(channelId, (pointer) => {
      if (pointer.table !== id) return pointer;
      return { table: null, finished: row ? id : pointer.finished };
    });
    const stays = isPending(table);
    if (stays && entry.over) return;
    await this.#servers.update(guildId, (before = EMPTY) => {
      const index = { ...before, resultPage: page };
      return { value: stays ? withOver(index, id) : without(index, row ? [] : [id], row ? [id] : []) };
    });
  }

  async #server(guildId: string): Promise<ServerIndex> {
    return (await this.#servers.get(guildId)) ?? EMPTY;
  }

  async #point(channelId: string, change: (pointer: ChannelPointer) => ChannelPointer): Promise<void> {
    await this.#channels.update(channelId, (pointer = NO_TABLES) => ({ value: change(pointer) }));
  }

  #findAll(ids: readonly string[]): Promise<(TableDocument | 'missing' | 'unreadable')[]> {
    return Promise.all(
      ids.map(async (id) => {
        try {
          return (await this.#find(id)) ?? 'missing';
        } catch (error) {
          if (!(error instanceof StoreCorrupt)) throw error;
          logCorrupt(this.#log, error);
          return 'unreadable';
        }
      }),
    );
  }
}

const isStoreError = (error: unknown): boolean =>
  error instanceof StoreFailed || error instanceof StoreConflict || error instanceof StoreFenced;

function isTable(found: TableDocument | 'missing' | 'unreadable'): found is TableDocument {
  return typeof found === 'object';
}
