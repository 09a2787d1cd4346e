import * as z from 'zod';
import { Collection, storedAs } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import { type ResultRow, resultRow } from '../views.ts';

/** Rows per stored page. */
const PAGE = 100;

/** Pages in memory: each first hand of a game asks for its server's latest. */
const CACHED = 20;

const page = z.array(resultRow);

/** Each server's results, in pages numbered from 0; the last page is the one being filled. */
export class ResultPages {
  readonly #pages: Collection<readonly ResultRow[]>;

  constructor(store: Store) {
    this.#pages = new Collection(store, storedAs<readonly ResultRow[]>('results', page, CACHED));
  }

  /** Adds a row, once per table. @returns the page being filled: `last`, or a later one */
  async add(guildId: string, last: number, row: ResultRow): Promise<number> {
    const isThere = (rows: readonly ResultRow[]) => rows.some(({ tableId }) => tableId === row.tableId);
    if (isThere(await this.#page(guildId, last - 1))) return last;
    const { value, isFull } = await this.#pages.update(`${guildId}/${last}`, (rows = []) => {
      if (isThere(rows)) return { value: rows, isFull: false };
      return rows.length < PAGE ? { value: [...rows, row], isFull: false } : { value: rows, isFull: true };
    });
    return isFull && !isThere(value) ? this.add(guildId, last + 1, row) : last;
  }

  /** Up to `limit` rows, newest first. */
  async newest(guildId: string, last: number, limit: number): Promise<ResultRow[]> {
    const rows: ResultRow[] = [];
    for (let at = last; at >= 0 && rows.length < limit; at--)
      rows.push(...(await this.#page(guildId, at)).toReversed());
    return rows.slice(0, limit);
  }

  async #page(guildId: string, at: number): Promise<readonly ResultRow[]> {
    return at < 0 ? [] : ((await this.#pages.get(`${guildId}/${at}`)) ?? []);
  }
}
