import type { Store } from '../store/store.ts';
import { Directory } from './directory.ts';
import type { TableDocument } from './document.ts';
import { Edge, type Log } from './edge.ts';
import { Files, type ServerTables } from './files.ts';
import { Listeners } from './listeners.ts';
import { renamed } from './lobby.ts';
import { type Changed, Shelf } from './shelf.ts';
import type { Person, ResultRow, TableChange } from './types.ts';

/**
 * The tables as they are kept: each behind its own queue, saved before a change resolves, filed when it ended.
 * Every method may throw `Refusal` `unknownTable`, `storeFailed`, `tableUnreadable`, `serverUnreadable`, and what
 * it was given throws.
 */
export class Ledger {
  readonly #shelf: Shelf;
  readonly #files: Files;
  readonly #edge: Edge;
  readonly #listeners: Listeners;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number, log: Log) {
    this.#edge = new Edge(log);
    this.#listeners = new Listeners(log);
    this.#shelf = new Shelf(store, (after, before) => this.#listeners.tell(after, before));
    this.#files = new Files(this.#shelf, new Directory(store), log);
    this.#clock = clock;
  }

  /** Called after every change that was saved. @returns a function that ends it */
  subscribe(listener: (change: TableChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Resolves when no change is under way. */
  async idle(): Promise<void> {
    await this.#shelf.idle();
    await this.#files.idle();
  }

  /** @throws Refusal `tableAlreadyHere`, and what `make` throws */
  open(make: (now: number) => TableDocument): Promise<TableDocument> {
    return this.#edge.run(async () => {
      const table = make(this.#clock());
      await this.#files.open(table);
      return table;
    });
  }

  read<T>(tableId: string, read: (table: TableDocument) => T): Promise<T> {
    return this.#edge.run(async () => read(await this.#shelf.get(tableId)));
  }

  livingIn(channelId: string): Promise<TableDocument | undefined> {
    return this.#edge.run(() => this.#files.livingIn(channelId));
  }

  tablesOf(guildId: string): Promise<ServerTables> {
    return this.#edge.run(() => this.#files.tablesOf(guildId));
  }

  results(guildId: string, limit: number): Promise<ResultRow[]> {
    return this.#edge.run(() => this.#files.results(guildId, limit));
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
    return this.#save(tableId, (before) => {
      const now = this.#clock();
      const { table, value } = change(person ? renamed(before, person) : before, now);
      if (table === before) return { table, value };
      return { table: { ...table, revision: before.revision + 1, changedAt: now }, value };
    });
  }

  /** Changes what the channel has been told of a table, which is no new revision of it. */
  async note(tableId: string, change: (table: TableDocument) => TableDocument): Promise<void> {
    await this.#save(tableId, (before) => ({ table: change(before), value: null }));
  }

  #save<T>(tableId: string, change: (table: TableDocument) => Changed<T>): Promise<Changed<T>> {
    return this.#edge.run(async () => {
      const changed = await this.#shelf.change(tableId, change);
      await this.#files.file(changed.table);
      return changed;
    });
  }
}
