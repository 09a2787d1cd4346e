import { RecordError } from '../games/record.ts';
import { Collection } from '../store/collection.ts';
import { StoreCorrupt } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { ChangeListeners } from './change-listeners.ts';
import { type TableDocument, tableCollection } from './document.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { renamed } from './lobby.ts';
import type { Log } from './log.ts';
import { repaired } from './play.ts';
import { Refusal } from './refusal.ts';
import { refusingStoreErrors } from './store-refusals.ts';
import { TableCache } from './table-cache.ts';
import { type ServerTables, TableIndex } from './table-index.ts';
import type { Person, ResultRow, TableChange } from './types.ts';

export interface Changed<T> {
  /** The same object when nothing is to be saved. */
  readonly table: TableDocument;
  readonly value: T;
}

/**
 * The tables as they are stored: each behind its own queue, saved before a change resolves, indexed. What is
 * cached is always what the store took last, so a save that fails leaves everything as it was.
 * Every method may throw `Refusal` `unknownTable`, `storeFailed`, `tableUnreadable`, `serverUnreadable`, and what
 * it was given throws.
 */
export class TableRepository {
  readonly #tables: Collection<TableDocument>;
  readonly #cache = new TableCache();
  readonly #queue = new KeyedQueue();
  readonly #index: TableIndex;
  readonly #listeners: ChangeListeners;
  readonly #clock: () => number;
  readonly #log: Log;

  constructor(store: Store, clock: () => number, log: Log) {
    this.#tables = new Collection(store, tableCollection);
    this.#index = new TableIndex(store, (id) => this.#find(id), log);
    this.#listeners = new ChangeListeners(log);
    this.#clock = clock;
    this.#log = log;
  }

  /** Called after every change that was saved. @returns a function that ends it */
  subscribe(listener: (change: TableChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Resolves when no change is under way. */
  async idle(): Promise<void> {
    await this.#queue.idle();
    await this.#index.idle();
  }

  /** @throws Refusal `tableAlreadyHere`, and what `make` throws */
  open(make: (now: number) => TableDocument): Promise<TableDocument> {
    return refusingStoreErrors(this.#log, async () => {
      const table = make(this.#clock());
      await this.#index.open(table, () => this.#queue.run(table.id, () => this.#save(table, undefined)));
      return table;
    });
  }

  read<T>(tableId: string, read: (table: TableDocument) => T): Promise<T> {
    return refusingStoreErrors(this.#log, async () => read(known(await this.#find(tableId))));
  }

  /** The table that is in the lobby or in play there. */
  livingIn(channelId: string): Promise<TableDocument | undefined> {
    return refusingStoreErrors(this.#log, () => this.#index.livingIn(channelId));
  }

  tablesOf(guildId: string): Promise<ServerTables> {
    return refusingStoreErrors(this.#log, () => this.#index.tablesOf(guildId));
  }

  results(guildId: string, limit: number): Promise<ResultRow[]> {
    return refusingStoreErrors(this.#log, () => this.#index.results(guildId, limit));
  }

  /**
   * Changes a table by one revision and keeps the person's name up to date. A change that returns the table it
   * was given saves nothing.
   */
  change<T>(
    tableId: string,
    person: Person | null,
    change: (table: TableDocument, now: number) => Changed<T>,
  ): Promise<Changed<T>> {
    return this.#update(tableId, (before) => {
      const now = this.#clock();
      const { table, value } = change(person ? renamed(before, person) : before, now);
      if (table === before) return { table, value };
      return { table: { ...table, revision: before.revision + 1, changedAt: now }, value };
    });
  }

  /** Changes what the channel has been told of a table, which is no new revision of it. */
  async note(tableId: string, change: (table: TableDocument) => TableDocument): Promise<void> {
    await this.#update(tableId, (before) => ({ table: change(before), value: null }));
  }

  #update<T>(tableId: string, change: (table: TableDocument) => Changed<T>): Promise<Changed<T>> {
    return refusingStoreErrors(this.#log, async () => {
      const changed = await this.#queue.run(tableId, async () => {
        const before = known(await this.#load(tableId));
        const made = change(before);
        if (made.table !== before) await this.#save(made.table, before);
        return made;
      });
      await this.#index.file(changed.table);
      return changed;
    });
  }

  /** The table as saved last. */
  async #find(id: string): Promise<TableDocument | undefined> {
    return this.#cache.get(id) ?? this.#queue.run(id, () => this.#load(id));
  }

  async #load(id: string): Promise<TableDocument | undefined> {
    const cached = this.#cache.get(id);
    if (cached) return cached;
    const stored = await this.#tables.get(id);
    if (!stored) return undefined;
    const table = readable(stored);
    this.#cache.put(table);
    return table;
  }

  async #save(table: TableDocument, before: TableDocument | undefined): Promise<void> {
    await this.#tables.set(table.id, table);
    this.#cache.put(table);
    this.#listeners.tell(table, before);
  }
}

function known(table: TableDocument | undefined): TableDocument {
  if (!table) throw new Refusal('unknownTable', null);
  return table;
}

function readable(table: TableDocument): TableDocument {
  if (!table.play) return table;
  try {
    return { ...table, play: repaired(table.play) };
  } catch (error) {
    if (error instanceof RecordError) throw new StoreCorrupt(`${tableCollection.kind}:${table.id}`, 'shape');
    throw error;
  }
}
