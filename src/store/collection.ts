import { StoreCorrupt } from './errors.ts';
import type { Store, Version } from './store.ts';

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

/** A value, and the version to write over. */
export interface Kept<T> {
  readonly value: T;
  readonly version: Version;
}

/**
 * Values of one kind, each stored as `{"version": n, "data": ...}`; that number is the format's, and has
 * nothing to do with `Version`.
 */
export class Collection<T> {
  readonly #store: Store;
  readonly #options: CollectionOptions<T>;

  constructor(store: Store, options: CollectionOptions<T>) {
    this.#store = store;
    this.#options = options;
  }

  /** Never writes. @throws StoreFailed, StoreCorrupt for a value that's there but unreadable */
  async get(id: string): Promise<Kept<T> | undefined> {
    const key = this.#key(id);
    const stored = await this.#store.get(key);
    return stored && { value: this.#read(key, stored.text), version: stored.version };
  }

  /** @throws as `Store.put` */
  put(id: string, value: T, over: Version): Promise<Version> {
    const text = JSON.stringify({ version: this.#options.version, data: value });
    return this.#store.put(this.#key(id), text, over);
  }

  /** @throws as `Store.delete` */
  delete(id: string, over: Version): Promise<void> {
    return this.#store.delete(this.#key(id), over);
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
