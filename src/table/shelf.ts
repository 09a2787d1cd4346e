import { RecordError } from '../games/record.ts';
import { Collection, type Kept } from '../store/collection.ts';
import { StoreCorrupt } from '../store/errors.ts';
import { ABSENT, type Store, type Version } from '../store/store.ts';
import { type TableDocument, tableCollection } from './document.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { repaired } from './play.ts';
import { Refusal } from './refusal.ts';

/** How many tables are kept in memory besides the store. */
const KEPT = 256;

export interface Changed<T> {
  /** The same object when nothing is to be saved. */
  readonly table: TableDocument;
  readonly value: T;
}

type OnSaved = (after: TableDocument, before: TableDocument | undefined) => void;

/**
 * The tables, each behind its own queue: one table, one writer. What is kept in memory is always
 * what the store took last, so a failing save leaves everything as it was.
 */
export class Shelf {
  readonly #tables: Collection<TableDocument>;
  readonly #queues = new KeyedQueue();
  readonly #kept = new Map<string, Kept<TableDocument>>();
  readonly #onSaved: OnSaved;

  constructor(store: Store, onSaved: OnSaved) {
    this.#tables = new Collection(store, tableCollection);
    this.#onSaved = onSaved;
  }

  /** The table as saved last. @throws StoreFailed, StoreCorrupt */
  async find(id: string): Promise<TableDocument | undefined> {
    const kept = this.#kept.get(id);
    if (!kept) return this.#queues.run(id, async () => (await this.#load(id))?.value);
    this.#keep(kept);
    return kept.value;
  }

  /** As `find`. @throws Refusal `unknownTable` */
  async get(id: string): Promise<TableDocument> {
    return known(await this.find(id));
  }

  async create(table: TableDocument): Promise<void> {
    await this.#queues.run(table.id, () => this.#save(table, undefined, ABSENT));
  }

  /**
   * Runs `change` on the table in its queue and saves what it returns before resolving.
   * @throws what `change` throws, Refusal `unknownTable`, StoreFailed, StoreCorrupt
   */
  async change<T>(id: string, change: (table: TableDocument) => Changed<T>): Promise<Changed<T>> {
    return this.#queues.run(id, async () => {
      const { value: before, version } = known(await this.#load(id));
      const changed = change(before);
      if (changed.table !== before) await this.#save(changed.table, before, version);
      return changed;
    });
  }

  /** Resolves when no table is being changed. */
  idle(): Promise<void> {
    return this.#queues.idle();
  }

  async #load(id: string): Promise<Kept<TableDocument> | undefined> {
    const kept = this.#kept.get(id);
    const table = kept ?? (await this.#tables.get(id));
    if (!table) return undefined;
    const whole = kept ?? { ...table, value: readable(table.value) };
    this.#keep(whole);
    return whole;
  }

  async #save(table: TableDocument, before: TableDocument | undefined, over: Version): Promise<void> {
    const version = await this.#tables.put(table.id, table, over);
    this.#keep({ value: table, version });
    this.#onSaved(table, before);
  }

  /** The table becomes the one used last; the one unused for longest goes. */
  #keep(table: Kept<TableDocument>): void {
    this.#kept.delete(table.value.id);
    this.#kept.set(table.value.id, table);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function known<T>(table: T | undefined): T {
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
