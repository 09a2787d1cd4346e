import type { Clock } from '../../base/clock.ts';
import { KeyedQueue } from '../../base/keyed-queue.ts';
import { lastUsed } from '../../base/last-used.ts';
import { errorReason, type Log } from '../../base/log.ts';
import { Collection, type More } from '../../store/collection.ts';
import { neverBegun, StoreConflict, StoreFailed } from '../../store/errors.ts';
import type { Store, Write } from '../../store/store.ts';
import { isHandled, knownAt, renamed, type TableChange, withRequest, withShown } from '../change.ts';
import type { Characters } from '../characters.ts';
import type { Actor, TableDocument } from '../document.ts';
import { idsIn } from '../erasure.ts';
import { refusingStoreErrors } from '../failures.ts';
import { askedAgain, assignNumber } from '../fair.ts';
import { withThere } from '../holders.ts';
import { holdsLease, LeaseLost, releaseLease, type Taking, takeLease } from '../lease.ts';
import { logPlayed } from '../played.ts';
import { Refusal } from '../refusal.ts';
import { afterTold, type ToldReport } from '../report.ts';
import { setBack } from '../upkeep.ts';
import { Directory, type Quotas } from './directory.ts';
import { DUE, listingsDue, owesSomething } from './lists.ts';
import { asideKey, tableCollection } from './stored-table.ts';

export interface Changed<T> {
  /** Null, or the same object, if there's nothing to save. */
  readonly table: TableDocument | null;
  readonly value: T;
  /** What the same write puts into lists and takes off them. */
  readonly lines?: More;
}

/** What has become of a table. */
interface Saved<T> {
  readonly table: TableDocument;
  readonly value: T;
  readonly lines?: More;
}

export interface RepositoryOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly quotas: Quotas;
  readonly log: Log;
  readonly characters: Characters;
  /** ID of this process, which no other has. */
  readonly processId: string;
}

/** How often a table's lines in lists are written though they haven't changed, in ms. */
const KEPT_EVERY = 60_000;
const MOST_KEPT = 20_000;

/**
 * The stored tables: each has its own queue, and is saved before a change resolves, with its lines in lists in the same
 * write. Every method may throw `Refusal` `unknownTable`, `storeUnreadable`, `tableUnreadable`, `serverUnreadable`;
 * methods that change something also `storeFailed`, `saveUnknown`; and whatever their callbacks throw.
 *
 * Where several processes use the store, whoever saves what a channel has to be told takes the table's lease with the
 * same write, if nobody else has it.
 */
export class TableRepository {
  readonly #store: Store;
  readonly #tables: Collection<TableDocument>;
  readonly #queue = new KeyedQueue(neverBegun);
  readonly #opening = new KeyedQueue(neverBegun);
  readonly #directory: Directory;
  readonly #listeners = new Set<(change: TableChange) => void>();
  readonly #unsettled: UnsettledSaves;
  /** When each table's lines were last known to be in their lists. */
  readonly #kept = lastUsed<number>(MOST_KEPT);
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #characters: Characters;
  readonly #processId: string;

  constructor({ store, clock, quotas, log, characters, processId }: RepositoryOptions) {
    this.#store = store;
    this.#tables = new Collection(store, {
      ...tableCollection,
      age: ({ revision }) => revision,
      mend: (table, revision, known) => {
        const data = { tableId: table.id, from: revision, to: table.revision };
        log.error(
          data,
          known ? 'a table that went back is as it was' : 'a table went back to an earlier state',
        );
        return known ?? setBack(table, revision);
      },
    });
    this.#directory = new Directory(store, (id) => this.#find(id), quotas, log);
    this.#unsettled = new UnsettledSaves(clock, (id) => this.#find(id));
    this.#clock = clock;
    this.#log = log;
    this.#characters = characters;
    this.#processId = processId;
  }

  /** Called after every change that this process has saved. @returns a function that unsubscribes */
  subscribe(listener: (change: TableChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves once no change is in progress. */
  async idle(): Promise<void> {
    this.#unsettled.stop();
    await this.#queue.idle();
  }

  /**
   * Writes back what's in memory and missing from the store, or there in an earlier state; with `lines`, lost lines in
   * lists, too. @returns the number of tables written
   */
  async restore(lines = false): Promise<number> {
    return (await this.#tables.restore(lines)).length;
  }

  /**
   * Opens a table, once per request. @returns the table as it was opened
   * @throws Refusal `tableAlreadyHere`, `tooManyOwnTables`, `tooManyTables`, and what `make` throws
   */
  open(actor: Actor, make: (now: number) => TableDocument, quotas?: Partial<Quotas>): Promise<TableDocument> {
    return refusingStoreErrors(this.#log, async () => {
      const now = this.#clock.now();
      const table = withRequest(make(now), actor, now);
      return this.#opening.run(table.guildId, () => this.#open(table, actor, quotas));
    });
  }

  #open(table: TableDocument, actor: Actor, quotas?: Partial<Quotas>): Promise<TableDocument> {
    return this.#into(table.channelId, table.id, async (taking) => {
      const opened = await this.#find(table.id);
      if (opened) return opened;
      await this.#directory.assertRoomFor(table.guildId, table.openedBy, quotas);
      const counting = await this.#directory.nextNumber(table.guildId);
      const made = this.#owing(assignNumber(table, Number(counting.text)), this.#clock.now(), true);
      const writes = made.fair ? [taking, counting] : [taking];
      return this.#queue.run(table.id, async () => {
        const save = (before: TableDocument | undefined) => ({ table: before ?? made, value: null });
        return (await this.#save(table.id, actor.requestId ?? null, save, { with: writes })).table;
      });
    });
  }

  /** Saves with a write that gives the channel to the table. @throws Refusal `tableAlreadyHere`, and what `save` throws */
  async #into<T>(channelId: string, tableId: string, save: (taking: Write) => Promise<T>): Promise<T> {
    for (;;) {
      const taking = await this.#directory.taking(channelId, tableId);
      try {
        return await save(taking);
      } catch (error) {
        if (!(error instanceof StoreConflict) || error.key !== taking.key) throw error;
      }
    }
  }

  read<T>(tableId: string, read: (table: TableDocument) => T): Promise<T> {
    return refusingStoreErrors(this.#log, async () => read(known(await this.#find(tableId))));
  }

  /** Asks the lists. @throws what it throws */
  find<T>(ask: (directory: Directory) => Promise<T>): Promise<T> {
    return refusingStoreErrors(this.#log, () => ask(this.#directory));
  }

  /**
   * Changes a table, increments its revision and updates the actor's name, with one write. A change that returns its
   * input or null saves nothing. A request that was handled before, and has been delivered again, changes nothing; the
   * value is then `again`'s. Unless `isToldHere`, whoever comes first tells the channel. `into`: the channel that the
   * change moves the table to. @throws Refusal `tableAlreadyHere`
   */
  async change<T>(
    tableId: string,
    actor: Actor | null,
    change: (table: TableDocument, now: number, known: Actor | null) => Changed<T>,
    again: (table: TableDocument) => T,
    isToldHere = true,
    into?: string,
  ): Promise<Saved<T>> {
    const requestId = actor?.requestId ?? null;
    let changed: TableDocument | undefined;
    const changing = (before: TableDocument): Saved<T> => {
      changed = before;
      if (isHandled(before, actor?.requestId)) {
        this.#tell(before, requestId, false);
        return { table: before, value: again(before) };
      }
      const now = this.#clock.now();
      const known = actor && knownAt(before, actor, this.#characters);
      const { table, value, lines = {} } = change(known ? renamed(before, known) : before, now, known);
      if (table === null || table === before) return { table: before, value };
      const asked = { ...askedAgain(before, table), revision: before.revision + 1, changedAt: now };
      const shown = withShown(asked, before);
      // When somebody takes a hidden step is hidden, too.
      const next = shown.shown === before.shown ? shown : withThere(shown, actor?.userId, now);
      const owing = this.#owing(withRequest(next, actor, now), now, isToldHere);
      return { table: owing, value, lines };
    };
    const saved = await this.#update(tableId, requestId, changing, into);
    if (changed) logPlayed(this.#log, actor ? 'person' : 'computer', changed, saved.table);
    return saved;
  }

  /** Changes what's noted about a table beside its game, without a new revision. @returns what it was like, and is now */
  async note(tableId: string, change: (table: TableDocument, now: number) => TableDocument) {
    const { value: before, table: after } = await this.#update(tableId, null, (table) => ({
      table: change(table, this.#clock.now()),
      value: table,
    }));
    return [before, after];
  }

  /**
   * Takes the lease of a table whose channel is owed something, or of any with `always`, and keeps it for as long again.
   * @returns `nothing` if nothing is owed
   */
  async takeLease(tableId: string, always = false): Promise<Taking | 'nothing'> {
    const { value } = await this.#update<Taking | 'nothing'>(tableId, null, (before) => {
      if (!always && !owesSomething(before)) return { table: before, value: 'nothing' };
      if (!this.#store.isShared) return { table: before, value: 'held' };
      const { table, taking } = takeLease(before, this.#processId, this.#clock.now());
      return { table, value: taking };
    });
    return value;
  }

  /**
   * Notes what the channel knows, and frees the lease if nothing is owed any more, unless this process `goesOn` telling.
   * @throws BatonLost if another process has it by now
   */
  async told(tableId: string, report: ToldReport, goesOn = false): Promise<void> {
    await this.note(tableId, (before) => {
      if (before.baton && !holdsLease(before, this.#processId)) throw new LeaseLost(tableId);
      const table = afterTold(before, report);
      return goesOn || owesSomething(table) ? table : releaseLease(table, this.#processId);
    });
  }

  /** Frees the channel of an unreadable table; its text is moved to `aside:` plus its ID. */
  setAside(guildId: string, channelId: string, tableId: string): Promise<void> {
    return refusingStoreErrors(this.#log, async () => {
      await this.#queue.run(tableId, () => this.#tables.setAside(tableId, asideKey(tableId)));
      await this.#directory.forget(guildId, channelId, tableId);
    });
  }

  /** Whoever shows the server's lists has seen to them, or will by that moment, in ms since the epoch. */
  listed(guildId: string, by: number | null): Promise<void> {
    const line = { list: DUE, id: `server:${guildId}` };
    return refusingStoreErrors(this.#log, () =>
      by === null ? this.#store.enter([], [line]) : this.#store.enter([{ ...line, rank: by, text: guildId }]),
    );
  }

  /** Forgets what's in memory of tables that name somebody. */
  forgetNaming(userId: string): void {
    this.#tables.forget((table) => table !== undefined && idsIn(table).has(userId));
  }

  /** Deletes a table and all that belongs to it. */
  remove(tableId: string): Promise<void> {
    return refusingStoreErrors(this.#log, () => this.#queue.run(tableId, () => this.#tables.remove(tableId)));
  }

  /** The table with this process's lease, if it owes something and nobody else is about to tell it. */
  #owing(table: TableDocument, now: number, isToldHere: boolean): TableDocument {
    if (!this.#store.isShared) return table;
    if (!owesSomething(table)) return releaseLease(table, this.#processId);
    return isToldHere ? takeLease(table, this.#processId, now).table : table;
  }

  #update<T>(
    tableId: string,
    requestId: string | null,
    change: (table: TableDocument) => Saved<T>,
    into?: string,
  ): Promise<Saved<T>> {
    const save = (taking?: Write) =>
      this.#queue.run(tableId, () =>
        this.#save(tableId, requestId, (stored) => change(known(stored)), { with: taking ? [taking] : [] }),
      );
    return refusingStoreErrors(this.#log, () =>
      into === undefined ? save() : this.#into(into, tableId, save),
    );
  }

  async #save<T>(
    tableId: string,
    requestId: string | null,
    change: (before: TableDocument | undefined) => Saved<T>,
    options: { readonly with?: readonly Write[] } = {},
  ): Promise<Saved<T>> {
    let before: TableDocument | undefined;
    const now = this.#clock.now();
    const entersAll = now - (this.#kept.get(tableId) ?? now) >= KEPT_EVERY;
    try {
      const { value, made } = await this.#tables.update(
        tableId,
        (stored) => {
          before = stored;
          const made = change(stored);
          const { table, lines = {} } = made;
          const due = table === stored ? [] : listingsDue(stored, table);
          return { value: table, made, ...lines, entries: [...due, ...(lines.entries ?? [])] };
        },
        { ...options, entersAll },
      );
      if (value !== before && (entersAll || !this.#kept.has(tableId))) this.#kept.set(tableId, now);
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
        this.#log.error({ tableId: id, reason: errorReason(error) }, 'a listener to tables failed');
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
