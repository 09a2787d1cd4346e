import type { LRUCache } from 'lru-cache';
import { KeyedQueue } from '../base/keyed-queue.ts';
import { lastUsed } from '../base/last-used.ts';
import { errorReason, type Log } from '../base/log.ts';
import { Collection, type CollectionOptions } from '../store/collection.ts';
import { neverBegun, StoreCorrupt } from '../store/errors.ts';
import type { ListName, Store } from '../store/store.ts';
import { logCorrupt, refusingStoreErrors } from '../table/failures.ts';
import { Refusal } from '../table/refusal.ts';

/** How many IDs without a document are remembered, so that most people cost the store one read. */
const MOST_ABSENT = 20_000;

/** Documents of one kind, where an absent one stands for the defaults. */
export class Documents<T> {
  readonly #collection: Collection<T>;
  readonly #absent: LRUCache<string, true>;
  readonly #queue = new KeyedQueue(neverBegun);
  readonly #defaults: T;
  readonly #log: Log;

  constructor(store: Store, options: CollectionOptions<T>, defaults: T, log: Log) {
    this.#collection = new Collection(store, options);
    this.#absent = lastUsed(MOST_ABSENT, store.isShared ? (options.lag ?? 1) : 0);
    this.#defaults = defaults;
    this.#log = log;
  }

  /** The document in memory, however old; undefined if there's none. */
  known(id: string): T | undefined {
    return this.#collection.known(id) ?? (this.#absent.has(id) ? this.#defaults : undefined);
  }

  /** Undefined if the store has to be asked. */
  #current(id: string): T | undefined {
    return this.#collection.cached(id) ?? (this.#absent.has(id) ? this.#defaults : undefined);
  }

  /** Never fails: what's in memory or the defaults stand for what can't be read, which is logged. */
  async read(id: string): Promise<T> {
    const current = this.#current(id);
    if (current !== undefined) return current;
    try {
      return await this.#queue.run(id, () => this.#load(id));
    } catch (error) {
      this.#log.warn({ reason: errorReason(error) }, 'settings cannot be read, so the defaults hold');
      return this.known(id) ?? this.#defaults;
    }
  }

  /** @throws Refusal `settingsUnreadable`, `storeUnreadable` */
  async get(id: string): Promise<T> {
    return this.#current(id) ?? this.#refusing(() => this.#queue.run(id, () => this.#load(id)));
  }

  /**
   * Saves a change, which must be a pure function; if it returns its input, nothing is saved.
   * @throws Refusal `settingsUnreadable`, `storeUnreadable`, `storeFailed`, `saveUnknown`, and what
   *   `change` throws
   */
  change(id: string, change: (before: T) => T): Promise<T> {
    return this.#refusing(() =>
      this.#queue.run(id, async () => {
        // Forgotten even if saving fails, since it may be saved all the same.
        this.#absent.delete(id);
        const { value } = await this.#collection.update(id, (stored) => {
          const changed = change(stored ?? this.#defaults);
          return { value: stored === undefined && changed === this.#defaults ? undefined : changed };
        });
        return value ?? this.#defaults;
      }),
    );
  }

  /** The document, without its defaults; undefined if there's none. @throws Refusal as `get` */
  stored(id: string): Promise<T | undefined> {
    return this.#refusing(() => this.#queue.run(id, () => this.#collection.get(id)));
  }

  /** Deletes the document and takes a line off a list. @throws Refusal as `change` */
  remove(id: string, line: ListName): Promise<void> {
    return this.#refusing(() => this.#queue.run(id, () => this.#collection.remove(id, [line])));
  }

  /** Forgets what's in memory. */
  forget(id: string): void {
    this.#collection.forget((_value, each) => each === id);
    this.#absent.delete(id);
  }

  /** Writes back what's in memory but missing from the store. */
  async restore(): Promise<void> {
    await this.#collection.restore();
  }

  /** Resolves once nothing is being read or changed. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  #refusing<R>(task: () => Promise<R>): Promise<R> {
    return refusingStoreErrors(this.#log, async () => {
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof StoreCorrupt)) throw error;
        logCorrupt(this.#log, error);
        throw new Refusal('settingsUnreadable', null, { cause: error });
      }
    });
  }

  async #load(id: string): Promise<T> {
    const value = this.#current(id) ?? (await this.#collection.get(id));
    if (value !== undefined) return value;
    this.#absent.set(id, true);
    return this.#defaults;
  }
}
