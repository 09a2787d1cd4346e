import * as z from 'zod';
import { GAME_IDS } from '../games/game.ts';
import { Collection } from '../store/collection.ts';
import { ABSENT, type Store } from '../store/store.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { seatHolder } from './schema.ts';
import type { ResultRow } from './types.ts';

/** Finished tables that a server's list still shows; older ones are in its results. */
const ENDED_SHOWN = 50;
/** Rows in one stored page of results. */
const PAGE = 100;

/** A server's tables. */
export interface ServerIndex {
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
const resultPage = z.array(
  z.strictObject({
    tableId: z.string(),
    channelId: z.string(),
    game: z.enum(GAME_IDS),
    variant: z.string(),
    startedAt: z.number(),
    endedAt: z.number(),
    seats: z.array(
      z.strictObject({
        holder: seatHolder,
        score: z.number(),
        place: z.int().positive(),
      }),
    ),
  }),
);

/**
 * Where tables are found: an index a server, a pointer a channel, and the results of a server.
 *
 * The table's own document is the truth; all of this only points at it. Opening writes index, pointer,
 * document; ending writes document, result row, pointer, index. Wherever a crash cuts that, what is left
 * is either an entry without a document (dropped when the server is next looked at) or an ended table
 * still among the live ones (filed then). A pointer counts only while its table lives.
 *
 * Writers of one server must run inside `alone`.
 */
export class Directory {
  readonly #servers: Collection<ServerIndex>;
  readonly #channels: Collection<string>;
  readonly #results: Collection<readonly ResultRow[]>;
  readonly #queues = new KeyedQueue();

  constructor(store: Store) {
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
    this.#results = new Collection(store, {
      kind: 'results',
      ...current,
      parse: (data) => resultPage.parse(data),
    });
  }

  /** Runs the task when no other of the same server is running. */
  alone<T>(guildId: string, task: () => Promise<T>): Promise<T> {
    return this.#queues.run(guildId, task);
  }

  idle(): Promise<void> {
    return this.#queues.idle();
  }

  /** Id of the table that the channel had last; it need not live. */
  tableIn(channelId: string): Promise<string | undefined> {
    return this.#channels.get(channelId).then((kept) => kept?.value);
  }

  async index(guildId: string): Promise<ServerIndex> {
    return (await this.#servers.get(guildId))?.value ?? EMPTY;
  }

  /** Announces a table that is about to be written. */
  async admit(guildId: string, channelId: string, tableId: string): Promise<void> {
    const index = await this.index(guildId);
    await set(this.#servers, guildId, { ...index, live: [...index.live, tableId] });
    await set(this.#channels, channelId, tableId);
  }

  /** Frees the channel, if the table still holds it. */
  async release(channelId: string, tableId: string): Promise<void> {
    const kept = await this.#channels.get(channelId);
    if (kept?.value === tableId) await this.#channels.delete(channelId, kept.version);
  }

  /** Takes tables off the live ones; `ended` go on among the finished. */
  async retire(guildId: string, gone: readonly string[], ended: readonly string[]): Promise<void> {
    const index = await this.index(guildId);
    const off = new Set([...gone, ...ended]);
    await set(this.#servers, guildId, {
      ...index,
      live: index.live.filter((id) => !off.has(id)),
      ended: [...new Set([...ended, ...index.ended])].slice(0, ENDED_SHOWN),
    });
  }

  /** Adds a row, once for each table. */
  async addResult(guildId: string, row: ResultRow): Promise<void> {
    const index = await this.index(guildId);
    const full = await this.#page(guildId, index.resultPage - 1);
    const rows = await this.#page(guildId, index.resultPage);
    if ([...full, ...rows].some(({ tableId }) => tableId === row.tableId)) return;
    if (rows.length < PAGE) return set(this.#results, `${guildId}/${index.resultPage}`, [...rows, row]);
    await set(this.#servers, guildId, { ...index, resultPage: index.resultPage + 1 });
    await set(this.#results, `${guildId}/${index.resultPage + 1}`, [row]);
  }

  /** Up to `limit` rows, newest first. */
  async results(guildId: string, limit: number): Promise<ResultRow[]> {
    const rows: ResultRow[] = [];
    for (let page = (await this.index(guildId)).resultPage; page >= 0 && rows.length < limit; page--)
      rows.push(...(await this.#page(guildId, page)).toReversed());
    return rows.slice(0, limit);
  }

  async #page(guildId: string, page: number): Promise<readonly ResultRow[]> {
    return page < 0 ? [] : ((await this.#results.get(`${guildId}/${page}`))?.value ?? []);
  }
}

async function set<T>(collection: Collection<T>, id: string, value: T): Promise<void> {
  await collection.put(id, value, (await collection.get(id))?.version ?? ABSENT);
}
