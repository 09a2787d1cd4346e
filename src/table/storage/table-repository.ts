import type { Clock } from '../../base/clock.ts';
import { KeyedQueue } from '../../base/keyed-queue.ts';
import { type Log, reasonOf } from '../../base/log.ts';
import { Collection, type CollectionOptions } from '../../store/collection.ts';
import { neverBegun, StoreFailed } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import { isHandled, renamed, type TableChange, withRequest, withShown } from '../change.ts';
import { type Actor, type TableDocument, tableDocument } from '../document.ts';
import { refusingStoreErrors, TABLE_KIND } from '../failures.ts';
import { restored } from '../play.ts';
import { logPlayed } from '../played.ts';
import { Refusal } from '../refusal.ts';
import { Asleep, isLiving, type Quotas } from './server-index.ts';
import { TableIndex } from './table-index.ts';

/** Tables by ID. A change to `TableDocument` needs a new version here, with a migration from the old one. */
export const tableCollection: CollectionOptions<TableDocument> = {
  kind: TABLE_KIND,
  version: 1,
  migrations: {},
  parse: (data) => {
    const table = tableDocument.parse(data);
    return table.play ? { ...table, play: restored(table.play) } : table;
  },
  cached: 256,
};

/** The key of a table that was set aside because it couldn't be read. */
export const asideKey = (tableId: string): string => `aside:${tableId}`;

export interface Changed<T> {
  /** Null, or the same object, if there's nothing to save. */
  readonly table: TableDocument | null;
  readonly value: T;
}

/** What has become of a table. */
interface Saved<T> {
  readonly table: TableDocument;
  readonly value: T;
}

export interface RepositoryOptions {
  readonly store: Store;
  readonly clock: Clock;
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
  readonly #queue = new KeyedQueue(neverBegun);
  readonly #index: TableIndex;
  readonly #listeners = new Set<(change: TableChange) => void>();
  readonly #unsettled: UnsettledSaves;
  readonly #clock: Clock;
  readonly #log: Log;

  constructor({ store, clock, quotas, log }: RepositoryOptions) {
    this.#tables = new Collection(store, tableCollection);
    this.#index = new TableIndex(store, (id) => this.#find(id), clock, quotas, log);
    this.#unsettled = new UnsettledSaves(clock, (id) => this.#find(id));
    this.#clock = clock;
    this.#log = log;
  }

  /** Called after every saved change. @returns a function that unsubscribes */
  subscribe(listener: (change: TableChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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
      const now = this.#clock.now();
      const table = withRequest(make(now), actor, now);
      const write = async () => {
        await this.#queue.run(table.id, () =>
          this.#save(table.id, actor.requestId ?? null, () => ({ table, value: null })),
        );
      };
      return this.#index.open(table, write, quotas);
    });
  }

  read<T>(tableId: string, read: (table: TableDocument) => T): Promise<T> {
    return refusingStoreErrors(this.#log, async () => read(known(await this.#find(tableId))));
  }

  /** Asks the index. @throws what it throws */
  find<T>(ask: (index: TableIndex) => Promise<T>): Promise<T> {
    return refusingStoreErrors(this.#log, () => ask(this.#index));
  }

  /**
   * Changes a table, increments its revision and updates the actor's name, with one read and one write. A change that
   * returns its input or null saves nothing. A request that was handled before, and has been delivered again, changes
   * nothing; the value is then `again`'s.
   */
  async change<T>(
    tableId: string,
    actor: Actor | null,
    change: (table: TableDocument, now: number) => Changed<T>,
    again: (table: TableDocument) => T,
  ): Promise<Saved<T>> {
    const requestId = actor?.requestId ?? null;
    let changed: TableDocument | undefined;
    const saved = await this.#update(tableId, requestId, true, (before) => {
      changed = before;
      if (isHandled(before, actor?.requestId)) {
        this.#tell(before, requestId, false);
        return { table: before, value: again(before) };
      }
      const now = this.#clock.now();
      const { table, value } = change(actor ? renamed(before, actor) : before, now);
      if (table === null || table === before) return { table: before, value };
      const next = { ...table, revision: before.revision + 1, changedAt: now };
      return { table: withRequest(withShown(next, before), actor, now), value };
    });
    if (changed) logPlayed(this.#log, actor ? 'person' : 'computer', changed, saved.table);
    return saved;
  }

  /** Changes what's noted about a table beside its game, without a new revision. */
  async note(tableId: string, change: (table: TableDocument, now: number) => TableDocument): Promise<void> {
    await this.#update(tableId, null, false, (before) => ({
      table: change(before, this.#clock.now()),
      value: null,
    }));
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
    requestId: string | null,
    mayOwe: boolean,
    change: (table: TableDocument) => Saved<T>,
  ): Promise<Saved<T>> {
    return refusingStoreErrors(this.#log, async () => {
      let before: TableDocument | undefined;
      const save = (isAsleep: boolean) =>
        this.#queue.run(tableId, () =>
          this.#save(tableId, requestId, (stored) => {
            before = stored;
            const table = known(stored);
            const changed = change(table);
            if (isAsleep && changed.table !== table && isLiving(table)) throw new Asleep(table);
            return changed;
          }),
        );
      const changed = await (mayOwe ? this.#index.whileAwake(tableId, save) : save(false));
      await this.#index.follow(before, changed.table);
      return changed;
    });
  }

  async #save<T>(
    tableId: string,
    requestId: string | null,
    change: (before: TableDocument | undefined) => Saved<T>,
  ): Promise<Saved<T>> {
    let before: TableDocument | undefined;
    try {
      const { value, made } = await this.#tables.update(tableId, (stored) => {
        before = stored;
        const made = change(stored);
        return { value: made.table, made };
      });
      this.#settled(value);
      // A save may only change what's been announced.
      if (value.revision !== before?.revision) this.#tell(value, requestId, value.shown === before?.shown);
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

  #tell({ id, guildId, status, revision }: TableDocument, requestId: string | null, isHidden: boolean): void {
    for (const listener of this.#listeners) {
      try {
        listener({ tableId: id, guildId, status, revision, requestId, isHidden });
      } catch (error) {
        this.#log.error({ tableId: id, reason: reasonOf(error) }, 'a listener to tables failed');
      }
    }
  }

  /** Notifies listeners of a change that turned out to be saved after all. */
  #settled(table: TableDocument): void {
    const revision = this.#unsettled.settle(table.id);
    if (revision !== undefined && revision < table.revision) this.#tell(table, null, false);
  }
}

function known(table: TableDocument | undefined): TableDocument {
  if (!table) throw new Refusal('unknownTable', null);
  return table;
}

/** The pause between reads, in ms. */
const ASK_AGAIN = 500;

/**
 * Tables whose last save may or may not have reached the store. They're reread until the store answers: a read
 * either finds the write or rules it out for good.
 */
class UnsettledSaves {
  /** The revision before the save, by table. */
  readonly #revisions = new Map<string, number>();
  readonly #read: (tableId: string) => Promise<unknown>;
  readonly #clock: Clock;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, read: (tableId: string) => Promise<unknown>) {
    this.#clock = clock;
    this.#read = read;
  }

  add(tableId: string, revision: number): void {
    this.#revisions.set(tableId, revision);
    this.#schedule();
  }

  /** Call once the table has been read. @returns the revision before its unsettled save, if there was one */
  settle(tableId: string): number | undefined {
    const revision = this.#revisions.get(tableId);
    this.#revisions.delete(tableId);
    return revision;
  }

  stop(): void {
    this.#cancel?.();
    this.#revisions.clear();
  }

  #schedule(): void {
    this.#cancel ??= this.#clock.schedule(ASK_AGAIN, () => void this.#ask());
  }

  async #ask(): Promise<void> {
    await Promise.allSettled([...this.#revisions.keys()].map((tableId) => this.#read(tableId)));
    this.#cancel = null;
    if (this.#revisions.size > 0) this.#schedule();
  }
}
