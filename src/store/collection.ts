import { LRUCache } from 'lru-cache';
import { StoreConflict, StoreCorrupt, StoreFailed } from './errors.ts';
import { ABSENT, type Store, type Version } from './store.ts';

export interface CollectionOptions<T> {
  /** First part of every key, e.g. `table` in `table:k3f9`. */
  readonly kind: string;
  /** Current version of the stored format, from 1. */
  readonly version: number;
  /** For each older version, the migration to the next. */
  readonly migrations: Readonly<Record<number, (data: unknown) => unknown>>;
  /** Validates data of the current version; throws if it isn't valid. */
  readonly parse: (data: unknown) => T;
  /** How many values are cached in memory; none if absent. */
  readonly cached?: number;
}

/** A kind of values whose format hasn't changed yet. */
export const storedAs = <T>(
  kind: string,
  schema: { parse(data: unknown): T },
  cached?: number,
): CollectionOptions<T> => ({
  kind,
  version: 1,
  migrations: {},
  parse: (data) => schema.parse(data),
  ...(cached !== undefined && { cached }),
});

/** A value, and the version of the write that stored it. */
interface Kept<T> {
  readonly value: T | undefined;
  readonly version: Version;
}

/** If another process also writes without a lease, each succeeds within a few attempts. */
const MOST_ATTEMPTS = 100;

/**
 * Values of one kind, each stored as `{"version": n, "data": ...}`. The cache holds what the store accepted last.
 * `until` is as in `Store`. Every method throws what `Store` throws, and `StoreCorrupt` for a value that exists but can't be read.
 */
export class Collection<T> {
  readonly #store: Store;
  readonly #options: CollectionOptions<T>;
  readonly #cache: LRUCache<string, Kept<T>> | null;

  constructor(store: Store, options: CollectionOptions<T>) {
    this.#store = store;
    this.#options = options;
    this.#cache = options.cached ? new LRUCache({ max: options.cached }) : null;
  }

  /** The value in memory; undefined if the store has to be read. */
  cached(id: string): T | undefined {
    return this.#cache?.get(id)?.value;
  }

  async get(id: string, until?: number): Promise<T | undefined> {
    return (await this.#load(id, until)).value;
  }

  /**
   * Changes a value with a conditional write. On a conflict, the change is repeated on the newer value. A change
   * that returns its input writes nothing. Within a process, callers must not update the same value concurrently.
   */
  async update<Changed extends { readonly value: T }>(
    id: string,
    change: (before: T | undefined) => Changed,
    until?: number,
  ): Promise<Changed> {
    for (let attempt = 1; ; attempt++) {
      const before = await this.#load(id, until);
      const changed = change(before.value);
      if (changed.value === before.value) return changed;
      try {
        await this.#put(id, changed.value, before.version, until);
        return changed;
      } catch (error) {
        if (!(error instanceof StoreConflict) || attempt === MOST_ATTEMPTS) throw error;
        await this.#putBackIfLost(id, before, until);
      }
    }
  }

  /** Deletes a value; fine if there's none. */
  async remove(id: string, until?: number): Promise<void> {
    const stored = await this.#store.get(this.#key(id), until);
    this.#cache?.delete(id);
    if (stored) await this.#store.delete(this.#key(id), stored.version, until);
  }

  /** Writes a cached value back if the store has lost it; one read if it hasn't. */
  async keep(id: string, until?: number): Promise<void> {
    const kept = this.#cache?.get(id);
    if (kept) await this.#putBackIfLost(id, kept, until);
  }

  /** Writes back cached values that the store has lost. @returns the values written back */
  async restore(): Promise<T[]> {
    const restored: T[] = [];
    for (const [id, kept] of [...(this.#cache?.entries() ?? [])])
      if (await this.#putBackIfLost(id, kept)) restored.push(kept.value as T);
    return restored;
  }

  /** Moves a value's text to a key outside the collection, whether or not it can be parsed. */
  async setAside(id: string, key: string, until?: number): Promise<void> {
    const stored = await this.#store.get(this.#key(id), until);
    if (!stored) return;
    const there = await this.#store.get(key, until);
    await this.#store.put(key, stored.text, there?.version ?? ABSENT, until);
    await this.#store.delete(this.#key(id), stored.version, until);
    this.#cache?.delete(id);
  }

  async #load(id: string, until?: number): Promise<Kept<T>> {
    const cached = this.#cache?.get(id);
    if (cached) return cached;
    const key = this.#key(id);
    const stored = await this.#store.get(key, until);
    if (!stored) return { value: undefined, version: ABSENT };
    const kept = { value: this.#read(key, stored.text), version: stored.version };
    this.#cache?.set(id, kept);
    return kept;
  }

  async #put(id: string, value: T, over: Version, until?: number): Promise<void> {
    const text = JSON.stringify({ version: this.#options.version, data: value });
    try {
      const version = await this.#store.put(this.#key(id), text, over, until);
      this.#cache?.set(id, { value, version });
    } catch (error) {
      if (!(error instanceof StoreFailed) || error.outcome === 'unknown') this.#cache?.delete(id);
      throw error;
    }
  }

  /** Restores a value that the store has lost; a value that another process has written stays. */
  async #putBackIfLost(id: string, { value, version }: Kept<T>, until?: number): Promise<boolean> {
    this.#cache?.delete(id);
    if (version === ABSENT || value === undefined || (await this.#store.get(this.#key(id), until)))
      return false;
    await this.#put(id, value, ABSENT, until);
    return true;
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
