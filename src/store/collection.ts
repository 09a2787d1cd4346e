import { LRUCache } from 'lru-cache';
import { StoreConflict, StoreCorrupt, StoreFailed } from './errors.ts';
import { ABSENT, type Store, type Version } from './store.ts';

export interface CollectionOptions<T> {
  /** First part of every key, e.g. `table` in `table:k3f9`. */
  readonly kind: string;
  /** Version of the format that is written; versions count from 1. */
  readonly version: number;
  /** For each older version the step to the next one. */
  readonly migrations: Readonly<Record<number, (data: unknown) => unknown>>;
  /** Checks the shape of the current version; throws when it doesn't fit. */
  readonly parse: (data: unknown) => T;
  /** How many values are kept in memory besides the store; none when absent. */
  readonly cached?: number;
}

/** A value, and the write that put it there. */
interface Kept<T> {
  readonly value: T | undefined;
  readonly version: Version;
}

/** Another process writes as well, without a lease: then each gets its turn within a few attempts. */
const MOST_ATTEMPTS = 100;

/**
 * Values of one kind, each stored as `{"version": n, "data": ...}`. What's cached is what the store took last.
 * Every method throws what `Store` throws, and `StoreCorrupt` for a value that's there but can't be read.
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

  /** What's in memory; undefined where the store has to be asked. */
  cached(id: string): T | undefined {
    return this.#cache?.get(id)?.value;
  }

  async get(id: string): Promise<T | undefined> {
    return (await this.#load(id)).value;
  }

  /**
   * Changes a value by one conditional write; where somebody else has written in between, the change is made
   * again on what they wrote. A change that returns what it was given writes nothing. Callers see to it that
   * one process changes a value once at a time.
   */
  async update<Changed extends { readonly value: T }>(
    id: string,
    change: (before: T | undefined) => Changed,
  ): Promise<Changed> {
    for (let attempt = 1; ; attempt++) {
      const before = await this.#load(id);
      const changed = change(before.value);
      if (changed.value === before.value) return changed;
      try {
        await this.#put(id, changed.value, before.version);
        return changed;
      } catch (error) {
        if (!(error instanceof StoreConflict) || attempt === MOST_ATTEMPTS) throw error;
        await this.#putBackIfLost(id, before);
      }
    }
  }

  /** Writes back what's cached here and has gone from the store. @returns the values written back */
  async restore(): Promise<T[]> {
    const restored: T[] = [];
    for (const [id, kept] of [...(this.#cache?.entries() ?? [])])
      if (await this.#putBackIfLost(id, kept)) restored.push(kept.value as T);
    return restored;
  }

  /** Takes the text of a value out of the collection and keeps it under another key, readable or not. */
  async setAside(id: string, key: string): Promise<void> {
    const stored = await this.#store.get(this.#key(id));
    if (!stored) return;
    const there = await this.#store.get(key);
    await this.#store.put(key, stored.text, there?.version ?? ABSENT);
    await this.#store.delete(this.#key(id), stored.version);
    this.#cache?.delete(id);
  }

  async #load(id: string): Promise<Kept<T>> {
    const cached = this.#cache?.get(id);
    if (cached) return cached;
    const key = this.#key(id);
    const stored = await this.#store.get(key);
    if (!stored) return { value: undefined, version: ABSENT };
    const kept = { value: this.#read(key, stored.text), version: stored.version };
    this.#cache?.set(id, kept);
    return kept;
  }

  async #put(id: string, value: T, over: Version): Promise<void> {
    const text = JSON.stringify({ version: this.#options.version, data: value });
    try {
      const version = await this.#store.put(this.#key(id), text, over);
      this.#cache?.set(id, { value, version });
    } catch (error) {
      if (!(error instanceof StoreFailed) || error.outcome === 'unknown') this.#cache?.delete(id);
      throw error;
    }
  }

  /** A store that was emptied or drops keys gets back what it held; what somebody else wrote stays. */
  async #putBackIfLost(id: string, { value, version }: Kept<T>): Promise<boolean> {
    this.#cache?.delete(id);
    if (version === ABSENT || value === undefined || (await this.#store.get(this.#key(id)))) return false;
    await this.#put(id, value, ABSENT);
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
