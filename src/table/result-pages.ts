import * as z from 'zod';
import { GAME_IDS } from '../games/game.ts';
import { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import { seatHolder } from './schema.ts';
import type { ResultRow } from './types.ts';

/** Rows on one stored page. */
const PAGE = 100;

const page = z.array(
  z.strictObject({
    tableId: z.string(),
    channelId: z.string(),
    game: z.enum(GAME_IDS),
    variant: z.string(),
    startedAt: z.number(),
    endedAt: z.number(),
    seats: z.array(z.strictObject({ holder: seatHolder, score: z.number(), place: z.int().positive() })),
  }),
);

/** The results of each server, in pages numbered from 0; the last page is the one being filled. */
export class ResultPages {
  readonly #pages: Collection<readonly ResultRow[]>;

  constructor(store: Store) {
    this.#pages = new Collection(store, {
      kind: 'results',
      version: 1,
      migrations: {},
      parse: (data) => page.parse(data),
    });
  }

  /** @returns the page that is being filled now: `last`, or the next one */
  async add(guildId: string, last: number, row: ResultRow): Promise<number> {
    const full = await this.#page(guildId, last - 1);
    const rows = await this.#page(guildId, last);
    if ([...full, ...rows].some(({ tableId }) => tableId === row.tableId)) return last;
    const isFull = rows.length >= PAGE;
    const to = isFull ? last + 1 : last;
    await this.#pages.set(`${guildId}/${to}`, isFull ? [row] : [...rows, row]);
    return to;
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
