import { StoreCorrupt } from './errors.ts';
import type { Store } from './store.ts';

export interface CollectionOptions<T> {
  /** First part of every key, e.g. `table` in `table:k3f9`. */
  readonly kind: string;
  /** Version that is written; versions count from 1. */
  readonly version: number;
  /** For each older version the step to the next one. */
  readonly migrations: Readonly<Record<number, (data: unknown) => unknown>>;
  /** Checks the shape of the current version; throws when it does not fit. */
  readonly parse: (data: unknown) => T;
}

/**
 * Values of one kind, each stored as `{"version": n, "data": ...}`.
 * `get` throws `StoreCorrupt` for a value that is there but unreadable, and never writes.
 */
export class Collection<T> {
  readonly #store: Store;
  readonly #options: CollectionOptions<T>;

  constructor(store: Store, options: CollectionOptions<T>) {
    this.#store = store;
    this.#options = options;
  }

  /** @throws StoreFailed, StoreCorrupt */
  async get(id: string): Promise<T | undefined> {
    const key = this.#key(id);
    const text = await this.#store.get(key);
    return text === undefined ? undefined : this.#read(key, text);
  }

  /** @throws StoreFailed */
  async set(id: string, value: T): Promise<void> {
    await this.#store.set(this.#key(id), JSON.stringify({ version: this.#options.version, data: value }));
  }

  /** @throws StoreFailed */
  async delete(id: string): Promise<void> {
    await this.#store.delete(this.#key(id));
  }

  #key(id: string): string {
    return `${this.#options.kind}:${id}`;
  }

  #read(key: string, text: string): T {
    let stored: unknown;
    try {
      stored = JSON.parse(text);
    } catch (cause) {
      throw new StoreCorrupt(key, 'notJson', cause);
    }
    if (!isEnvelope(stored)) throw new StoreCorrupt(key, 'noVersion');
    if (stored.version > this.#options.version) throw new StoreCorrupt(key, 'newerVersion');
    try {
      let data = stored.data;
      for (let version = stored.version; version < this.#options.version; version++) {
        const migrate = this.#options.migrations[version];
        if (!migrate) throw new Error(`no migration from version ${version}`);
        data = migrate(data);
      }
      return this.#options.parse(data);
    } catch (cause) {
      throw new StoreCorrupt(key, 'shape', cause);
    }
  }
}

function isEnvelope(stored: unknown): stored is { version: number; data: unknown } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    Number.isInteger(stored.version) &&
    'data' in stored
  );
}
