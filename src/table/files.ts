import { StoreCorrupt, StoreFailed } from '../store/errors.ts';
import type { Directory } from './directory.ts';
import type { TableDocument } from './document.ts';
import { type Log, logCorrupt } from './edge.ts';
import { resultRowOf } from './info.ts';
import { hasUntold } from './play.ts';
import { Refusal } from './refusal.ts';
import type { Shelf } from './shelf.ts';
import type { ResultRow } from './types.ts';

export interface ServerTables {
  /** In the lobby, in play, or finished with something untold. */
  readonly live: readonly TableDocument[];
  /** Finished and told; only the last ones. */
  readonly ended: readonly TableDocument[];
}

/**
 * Keeps the directory in step with the tables, and mends it where a crash left it behind.
 * A task of a server may wait for a table's queue, never the other way round.
 */
export class Files {
  readonly #shelf: Shelf;
  readonly #directory: Directory;
  readonly #log: Log;

  constructor(shelf: Shelf, directory: Directory, log: Log) {
    this.#shelf = shelf;
    this.#directory = directory;
    this.#log = log;
  }

  idle(): Promise<void> {
    return this.#directory.idle();
  }

  /** @throws Refusal `tableAlreadyHere` */
  open(table: TableDocument): Promise<void> {
    const { id, guildId, channelId } = table;
    return this.#directory.alone(guildId, async () => {
      const living = await this.livingIn(channelId);
      if (living) throw new Refusal('tableAlreadyHere', { tableId: living.id });
      await this.#directory.admit(guildId, channelId, id);
      await this.#shelf.create(table);
    });
  }

  async livingIn(channelId: string): Promise<TableDocument | undefined> {
    const id = await this.#directory.tableIn(channelId);
    const table = id === undefined ? undefined : await this.#shelf.find(id);
    return table && lives(table) ? table : undefined;
  }

  /** Tables that cannot be read are logged and left out. */
  tablesOf(guildId: string): Promise<ServerTables> {
    return this.#directory.alone(guildId, async () => {
      const { live, ended } = await this.#directory.index(guildId);
      const tables = await this.#findAll(live);
      const missing = live.filter((_id, at) => tables[at] === 'missing');
      if (missing.length > 0) await this.#directory.retire(guildId, missing, []);
      const found = tables.filter(isTable);
      for (const table of found) if (!lives(table)) await this.#file(table);
      return { live: found.filter(stays), ended: (await this.#findAll(ended)).filter(isTable) };
    });
  }

  results(guildId: string, limit: number): Promise<ResultRow[]> {
    return this.#directory.alone(guildId, () => this.#directory.results(guildId, limit));
  }

  /**
   * Writes the result of an ended table, frees its channel, takes it off the live ones. The table itself
   * is saved already, so a failure here is logged, and made good when the server is next looked at.
   */
  async file(table: TableDocument): Promise<void> {
    if (lives(table)) return;
    try {
      await this.#directory.alone(table.guildId, () => this.#file(table));
    } catch (error) {
      if (error instanceof StoreCorrupt) logCorrupt(this.#log, error);
      else if (error instanceof StoreFailed)
        this.#log.error({ err: error }, 'an ended table could not be filed yet');
      else throw error;
    }
  }

  async #file(table: TableDocument): Promise<void> {
    const { id, guildId, channelId } = table;
    if (!(await this.#directory.index(guildId)).live.includes(id)) return;
    const row = resultRowOf(table);
    if (row) await this.#directory.addResult(guildId, row);
    await this.#directory.release(channelId, id);
    if (!stays(table)) await this.#directory.retire(guildId, row ? [] : [id], row ? [id] : []);
  }

  #findAll(ids: readonly string[]): Promise<(TableDocument | 'missing' | 'unreadable')[]> {
    return Promise.all(
      ids.map(async (id) => {
        try {
          return (await this.#shelf.find(id)) ?? 'missing';
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
