import PQueue from 'p-queue';
import type { More } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import type { Characters } from '../characters.ts';
import type { TableDocument } from '../document.ts';
import { erased, erasedIn } from '../erasure.ts';
import { TABLE_KIND } from '../failures.ts';
import { isSeated, isThere, withThere } from '../holders.ts';
import { left } from '../lobby.ts';
import { isRefused } from '../refusal.ts';
import { seatLeft } from '../seats.ts';
import { type TableInfo, tableInfo } from '../views.ts';
import {
  belongingTo,
  closedIn,
  endedIn,
  finishedBy,
  isLiving,
  liveIn,
  openedBy,
  tablesNaming,
} from './lists.ts';
import { asideKey, packed, unpacked } from './stored-table.ts';
import type { TableRepository } from './table-repository.ts';

/** More than anybody sits at in years. */
const MOST = 100_000;
/** In how many servers, the latest, their live tables are looked for, and how many in each. */
const [MOST_SERVERS, MOST_LIVE] = [50, 50];
/** How many tables are read at once. */
const AT_ONCE = 8;
/** For how long it's known that somebody is there, in ms. */
const NOTED_FOR = 24 * 60 * 60_000;

/** A table that names somebody, and its server. */
export interface Naming {
  readonly tableId: string;
  readonly guildId: string;
}

/** All tables of a person, in every server, by a list of their own. Every method throws as `TableRepository` does. */
export class PersonsTables {
  readonly #store: Store;
  readonly #tables: TableRepository;
  readonly #characters: Characters;

  constructor(store: Store, tables: TableRepository, characters: Characters) {
    this.#store = store;
    this.#tables = tables;
    this.#characters = characters;
  }

  /** Newest first. */
  async naming(userId: string): Promise<Naming[]> {
    const range = { list: tablesNaming(userId), limit: MOST, newestFirst: true };
    const lines = await this.#tables.find(() => this.#store.list(range));
    return lines.map(({ id, text }) => ({ tableId: id, guildId: text }));
  }

  /** Notes that somebody seated has used a table's controls, at most once a day. */
  async noteThere(tableId: string, userId: string): Promise<void> {
    await this.#tables.note(tableId, (table, now) =>
      isLiving(table) && isSeated(table, userId) && !isThere(table, userId, now, NOTED_FOR)
        ? withThere(table, userId, now)
        : table,
    );
  }

  /** Their tables in the lobby or in play, in other servers than this one. */
  async livingElsewhere(userId: string, guildId: string | null): Promise<TableInfo[]> {
    const servers = new Set((await this.naming(userId)).map((each) => each.guildId));
    servers.delete(guildId ?? '');
    const liveThere = async (server: string) => {
      const range = { list: belongingTo(server, userId), limit: MOST_LIVE, newestFirst: true };
      const lines = await this.#tables.find(() => this.#store.list(range));
      return lines.map(({ id }) => ({ tableId: id, guildId: server }));
    };
    const found = await Promise.all([...servers].slice(0, MOST_SERVERS).map(liveThere));
    return (await this.each(found.flat(), tableInfo)).filter((table) => table !== null);
  }

  /** Forgets what's in memory of tables that name the person. */
  forget(userId: string): void {
    this.#tables.forgetNaming(userId);
  }

  /** What `read` makes of each table, in this order; null of one that can't be read or was set aside. */
  async each<T>(found: readonly Naming[], read: (table: TableDocument) => T): Promise<(T | null)[]> {
    const reading = new PQueue({ concurrency: AT_ONCE });
    const one = ({ tableId }: Naming) =>
      this.#tables.read(tableId, read).catch((error: unknown) => {
        if (isUnreadable(error)) return null;
        reading.clear();
        throw error;
      });
    return reading.addAll(found.map((each) => () => one(each)));
  }

  /**
   * The person leaves the table, if they're still there, and nothing that's stored of it says who they were. `lines` are
   * written together with that.
   */
  async erase(userId: string, { tableId, guildId }: Naming, lines: More): Promise<void> {
    try {
      await this.#tables.change(
        tableId,
        null,
        (before, now) => {
          const table = this.#without(before, userId, now);
          return { table: erased(table, userId) ?? table, value: null, lines };
        },
        () => null,
      );
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      await this.#tables.find(() => this.#eraseUnreadable(userId, { tableId, guildId }));
    }
    await this.#tables.find(() => this.#store.enter(lines.entries ?? [], lines.removed));
  }

  /** After the person has left, as they can themselves. */
  #without(table: TableDocument, userId: string, now: number): TableDocument {
    if (!isSeated(table, userId)) return table;
    const leave = { lobby: left, playing: seatLeft, finished: null, closed: null }[table.status];
    const around = { now, characters: this.#characters, newSeed: () => '' };
    return leave?.(table, { userId, name: '' }, around) ?? table;
  }

  /** Only the person's ID and names are replaced, wherever they stand; all else stays as it was found. */
  async #eraseUnreadable(userId: string, { tableId, guildId }: Naming): Promise<void> {
    for (const key of [`${TABLE_KIND}:${tableId}`, asideKey(tableId)]) {
      const stored = await this.#store.get(key);
      const text = stored && inUnpacked(stored.text, (whole) => erasedIn(whole, userId));
      if (stored && text !== undefined && text !== stored.text)
        await this.#store.put(key, text, stored.version);
    }
    const lists = await Promise.all(
      [liveIn, endedIn, closedIn].map((of) => this.#store.list({ list: of(guildId), limit: MOST })),
    );
    const lines = lists.flat().filter(({ id }) => id === tableId);
    const own = [
      tablesNaming(userId),
      ...[belongingTo, openedBy, finishedBy].map((of) => of(guildId, userId)),
    ];
    await this.#store.enter(
      lines.map((line) => ({ ...line, text: erasedIn(line.text, userId) })),
      own.map((list) => ({ list, id: tableId })),
    );
  }
}

const isUnreadable = (error: unknown): boolean =>
  isRefused(error, 'tableUnreadable') || isRefused(error, 'unknownTable');

/** A change of the text of a table that can't be read, also of one that's packed. */
function inUnpacked(text: string, change: (text: string) => string): string {
  try {
    const { data, ...rest } = JSON.parse(text);
    const whole = unpacked(data);
    if (whole !== null) return JSON.stringify({ ...rest, data: packed(change(whole)) });
  } catch {
    // Then it isn't packed, or nobody can tell what's in it.
  }
  return change(text);
}
