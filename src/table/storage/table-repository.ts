import { Collection } from '../../store/collection.ts';
import { StoreFailed } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import type { TableDocument } from '../document.ts';
import { renamed } from '../lobby.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { isHandled, withRequest } from '../requests.ts';
import { withShown } from '../showing.ts';
import type { Actor, ResultRow, TableChange } from '../types.ts';
import { ChangeListeners } from './change-listeners.ts';
import { KeyedQueue } from './keyed-queue.ts';
import type { Quotas } from './quotas.ts';
import { refusingStoreErrors } from './store-refusals.ts';
import { asideKey, tableCollection } from './table-collection.ts';
import { type Directory, type ServerTables, TableIndex } from './table-index.ts';
import { UnsettledSaves } from './unsettled-saves.ts';

export interface Changed<T> {
  /** The same object if there's nothing to save. */
  readonly table: TableDocument;
  readonly value: T;
}

export interface RepositoryOptions {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly quotas: Quotas;
  readonly log: Log;
}

/**
 * The stored tables: each has its own queue, is saved before a change resolves, and is indexed. Every method may
 * throw `Refusal` `unknownTable`, `storeUnreadable`, `tableUnreadable`, `serverUnreadable`; methods that change
 * something also `storeFailed`, `saveUnknown`, `storeTaken`; and whatever their callbacks throw.
 */
export class TableRepository {
  readonly #tables: Collection<TableDocument>;
  readonly #queue = new KeyedQueue();
  readonly #index: TableIndex;
  readonly #listeners: ChangeListeners;
  readonly #unsettled: UnsettledSaves;
  readonly #clock: () => number;
  readonly #log: Log;

  constructor({ store, clock, quotas, log }: RepositoryOptions) {
    this.#tables = new Collection(store, tableCollection);
    this.#index = new TableIndex(store, (id) => this.#find(id), clock, quotas, log);
    this.#listeners = new ChangeListeners(log);
    this.#unsettled = new UnsettledSaves((id) => this.#find(id));
    this.#clock = clock;
    this.#log = log;
  }

  /** Called after every saved change. @returns a function that unsubscribes */
  subscribe(listener: (change: TableChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Resolves once no change is in progress. */
  async idle(): Promise<void> {
    this.#unsettled.stop();
    await this.#queue.idle();
    await this.#index.idle();
  }

  /** Writes back what's in memory but missing from the store. @returns the number of tables written */
  async restore(): Promise<number> {
    const tables = await this.#tables.restore();
    await this.#index.restore();
    return tables.length;
  }

  /**
   * Opens a table, once per request. @returns the table as it was opened
   * @throws Refusal `tableAlreadyHere`, `tooManyOwnTables`, `tooManyTables`, and what `make` throws
   */
  open(actor: Actor, make: (now: number) => TableDocument, quotas?: Partial<Quotas>): Promise<TableDocument> {
    return refusingStoreErrors(this.#log, () => {
      const now = this.#clock();
      const table = withRequest(make(now), actor, now);
      const write = async () => {
        await this.#queue.run(table.id, () => this.#save(table.id, () => ({ table, value: null })));
      };
      return this.#index.open(table, write, quotas);
    });
  }

  /** @throws Refusal `tooManyOwnTables`, `tooManyTables` */
  assertRoomFor(guildId: string, { userId }: Actor, quotas?: Partial<Quotas>): Promise<void> {
    return refusingStoreErrors(this.#log, () => this.#index.assertRoomFor(guildId, userId, quotas));
  }

  read<T>(tableId: string, read: (table: TableDocument) => T): Promise<T> {
    return refusingStoreErrors(this.#log, async () => read(known(await this.#find(tableId))));
  }

  /** The channel's table in the lobby or in play. @throws Refusal `tableLost` */
  livingIn(channelId: string): Promise<TableDocument | undefined> {
    return refusingStoreErrors(this.#log, async () => {
      const living = await this.#index.livingIn(channelId);
      if (living === 'lost') throw new Refusal('tableLost', null);
      return living;
    });
  }

  /** The channel's last finished game. */
  finishedIn(channelId: string): Promise<TableDocument | undefined> {
    return refusingStoreErrors(this.#log, () => this.#index.finishedIn(channelId));
  }

  /** What the server's lists go by. */
  directory(guildId: string): Promise<Directory> {
    return refusingStoreErrors(this.#log, () => this.#index.directory(guildId));
  }

  /** The server's tables of these IDs, in this order. */
  tablesOf(guildId: string, ids: readonly string[]): Promise<ServerTables> {
    return refusingStoreErrors(this.#log, () => this.#index.tablesOf(guildId, ids));
  }

  /** Tables whose computer players must act or whose channel is owed an announcement. */
  owing(guildId: string): Promise<TableDocument[]> {
    return refusingStoreErrors(this.#log, () => this.#index.owing(guildId));
  }

  results(guildId: string, limit: number): Promise<ResultRow[]> {
    return refusingStoreErrors(this.#log, () => this.#index.results(guildId, limit));
  }

  /**
   * Changes a table, increments its revision and updates the actor's name. A change that returns its input saves
   * nothing. A request that was handled before changes nothing; the value is then `again`'s.
   */
  change<T>(
    tableId: string,
    actor: Actor | null,
    change: (table: TableDocument, now: number) => Changed<T>,
    again: (table: TableDocument) => T,
  ): Promise<Changed<T>> {
    return this.#update(tableId, true, (before) => {
      if (isHandled(before, actor?.requestId)) return { table: before, value: again(before) };
      const now = this.#clock();
      const { table, value } = change(actor ? renamed(before, actor) : before, now);
      if (table === before) return { table, value };
      const next = { ...table, revision: before.revision + 1, changedAt: now };
      return { table: withRequest(withShown(next, before), actor, now), value };
    });
  }

  /** Changes what's noted about a table beside its game, without a new revision. */
  async note(tableId: string, change: (table: TableDocument, now: number) => TableDocument): Promise<void> {
    await this.#update(tableId, false, (before) => ({ table: change(before, this.#clock()), value: null }));
  }

  /** Frees the channel of an unreadable table; its text is moved to `aside:` plus its ID. */
  setAside(guildId: string, channelId: string, tableId: string): Promise<void> {
    return refusingStoreErrors(this.#log, async () => {
      await this.#queue.run(tableId, () => this.#tables.setAside(tableId, asideKey(tableId)));
      await this.#index.forget(guildId, channelId, tableId);
    });
  }

  #update<T>(
    tableId: string,
    mayOwe: boolean,
    change: (table: TableDocument) => Changed<T>,
  ): Promise<Changed<T>> {
    return refusingStoreErrors(this.#log, async () => {
      let before: TableDocument | undefined;
      const save = () =>
        this.#queue.run(tableId, () =>
          this.#save(tableId, (stored) => {
            before = stored;
            return change(known(stored));
          }),
        );
      const changed = await (mayOwe
        ? this.#index.whileAwake(known(await this.#find(tableId)), save)
        : save());
      await this.#index.follow(before, changed.table);
      return changed;
    });
  }

  async #save<T>(
    tableId: string,
    change: (before: TableDocument | undefined) => Changed<T>,
  ): Promise<Changed<T>> {
    let before: TableDocument | undefined;
    try {
      const { value, made } = await this.#tables.update(tableId, (stored) => {
        before = stored;
        const made = change(stored);
        return { value: made.table, made };
      });
      this.#settled(value);
      if (value !== before) this.#listeners.tell(value, before);
      return made;
    } catch (error) {
      if (error instanceof StoreFailed && error.outcome === 'unknown')
        this.#unsettled.add(tableId, before?.revision ?? -1);
      throw error;
    }
  }

  /** The table as last saved. */
  async #find(id: string): Promise<TableDocument | undefined> {
    const cached = this.#tables.cached(id);
    if (cached) return cached;
    return this.#queue.run(id, async () => {
      const table = await this.#tables.get(id);
      if (table) this.#settled(table);
      else this.#unsettled.settle(id);
      return table;
    });
  }

  /** Notifies listeners of a change that turned out to be saved after all. */
  #settled(table: TableDocument): void {
    const revision = this.#unsettled.settle(table.id);
    if (revision !== undefined && revision < table.revision) this.#listeners.tell(table, undefined);
  }
}

function known(table: TableDocument | undefined): TableDocument {
  if (!table) throw new Refusal('unknownTable', null);
  return table;
}
