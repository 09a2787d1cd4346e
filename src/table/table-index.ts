import * as z from 'zod';
import { Collection } from '../store/collection.ts';
import { StoreCorrupt, StoreFailed } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { TableDocument } from './document.ts';
import { resultRowOf } from './info.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { type Log, logCorrupt } from './log.ts';
import { hasUntold } from './play.ts';
import { Refusal } from './refusal.ts';
import { ResultPages } from './result-pages.ts';
import type { ResultRow } from './types.ts';

/** Finished tables that a server's list still shows; older ones are in its results. */
const ENDED_SHOWN = 50;

/** A server's tables. */
interface ServerIndex {
  /** Tables with something left to do: in the lobby, in play, or with something untold. */
  readonly live: readonly string[];
  /** Finished and told, newest first. */
  readonly ended: readonly string[];
  /** Number of the page of results that is being filled. */
  readonly resultPage: number;
}

const EMPTY: ServerIndex = { live: [], ended: [], resultPage: 0 };

const serverIndex = z.strictObject({
  live: z.array(z.string()),
  ended: z.array(z.string()),
  resultPage: z.int().nonnegative(),
});

export interface ServerTables {
  /** In the lobby, in play, or finished with something untold. */
  readonly live: readonly TableDocument[];
  /** Finished and told; only the last ones. */
  readonly ended: readonly TableDocument[];
}

/** Reads a table by id. @throws StoreCorrupt */
type FindTable = (id: string) => Promise<TableDocument | undefined>;

/**
 * Where tables are found: an index per server, a pointer per channel, and the results of a server.
 *
 * The table's own document is the truth; all of this only points at it. Opening writes index, pointer,
 * document; ending writes document, result row, pointer, index. Wherever a crash cuts that, what is left
 * is either an entry without a document (dropped when the server is next looked at) or an ended table
 * still among the live ones (filed then). A pointer counts only while its table lives.
 *
 * Changes of one server run one after the other. They may wait for a table's queue, never the other way round.
 */
export class TableIndex {
  readonly #servers: Collection<ServerIndex>;
  readonly #channels: Collection<string>;
  readonly #results: ResultPages;
  readonly #queue = new KeyedQueue();
  readonly #find: FindTable;
  readonly #log: Log;

  constructor(store: Store, find: FindTable, log: Log) {
    const current = { version: 1, migrations: {} };
    this.#servers = new Collection(store, {
      kind: 'guild',
      ...current,
      parse: (data) => serverIndex.parse(data),
    });
    this.#channels = new Collection(store, {
      kind: 'channel',
      ...current,
      parse: (data) => z.string().parse(data),
    });
    this.#results = new ResultPages(store);
    this.#find = find;
    this.#log = log;
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** Enters a new table, then has it written. @throws Refusal `tableAlreadyHere` */
  open({ id, guildId, channelId }: TableDocument, write: () => Promise<void>): Promise<void> {
    return this.#queue.run(guildId, async () => {
      const living = await this.livingIn(channelId);
      if (living) throw new Refusal('tableAlreadyHere', { tableId: living.id });
      const index = await this.#index(guildId);
      await this.#servers.set(guildId, { ...index, live: [...index.live, id] });
      await this.#channels.set(channelId, id);
      await write();
    });
  }

  async livingIn(channelId: string): Promise<TableDocument | undefined> {
    const id = await this.#channels.get(channelId);
    const table = id === undefined ? undefined : await this.#find(id);
    return table && lives(table) ? table : undefined;
  }

  /** Tables that cannot be read are logged and left out. */
  tablesOf(guildId: string): Promise<ServerTables> {
    return this.#queue.run(guildId, async () => {
      const { live, ended } = await this.#index(guildId);
      const tables = await this.#findAll(live);
      const missing = live.filter((_id, at) => tables[at] === 'missing');
      if (missing.length > 0) await this.#retire(guildId, missing, []);
      const found = tables.filter(isTable);
      for (const table of found) if (!lives(table)) await this.#file(table);
      return { live: found.filter(stays), ended: (await this.#findAll(ended)).filter(isTable) };
    });
  }

  /** Up to `limit` rows, newest first. */
  results(guildId: string, limit: number): Promise<ResultRow[]> {
    return this.#queue.run(guildId, async () =>
      this.#results.newest(guildId, (await this.#index(guildId)).resultPage, limit),
    );
  }

  /**
   * Writes the result of an ended table, frees its channel, takes it off the live ones. The table itself
   * is saved already, so a failure here is logged, and made good when the server is next looked at.
   */
  async file(table: TableDocument): Promise<void> {
    if (lives(table)) return;
    try {
      await this.#queue.run(table.guildId, () => this.#file(table));
    } catch (error) {
      if (error instanceof StoreCorrupt) logCorrupt(this.#log, error);
      else if (error instanceof StoreFailed)
        this.#log.error({ err: error }, 'an ended table could not be filed yet');
      else throw error;
    }
  }

  async #file(table: TableDocument): Promise<void> {
    const { id, guildId, channelId } = table;
    const index = await this.#index(guildId);
    if (!index.live.includes(id)) return;
    const row = resultRowOf(table);
    if (row) {
      const resultPage = await this.#results.add(guildId, index.resultPage, row);
      if (resultPage !== index.resultPage) await this.#servers.set(guildId, { ...index, resultPage });
    }
    if ((await this.#channels.get(channelId)) === id) await this.#channels.delete(channelId);
    if (!stays(table)) await this.#retire(guildId, row ? [] : [id], row ? [id] : []);
  }

  /** Takes tables off the live ones; `ended` go on among the finished. */
  async #retire(guildId: string, gone: readonly string[], ended: readonly string[]): Promise<void> {
    const index = await this.#index(guildId);
    const off = new Set([...gone, ...ended]);
    await this.#servers.set(guildId, {
      ...index,
      live: index.live.filter((id) => !off.has(id)),
      ended: [...new Set([...ended, ...index.ended])].slice(0, ENDED_SHOWN),
    });
  }

  async #index(guildId: string): Promise<ServerIndex> {
    return (await this.#servers.get(guildId)) ?? EMPTY;
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

function isTable(found: TableDocument | 'missing' | 'unreadable'): found is TableDocument {
  return typeof found === 'object';
}

/** In the lobby or in play: it holds its channel. */
function lives({ status }: TableDocument): boolean {
  return status === 'lobby' || status === 'playing';
}

/** Whether something is left to do for the table. */
function stays(table: TableDocument): boolean {
  return lives(table) || (table.status === 'finished' && table.play !== null && hasUntold(table.play));
}
