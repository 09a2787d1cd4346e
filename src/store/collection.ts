import { isDeepStrictEqual } from 'node:util';
import type { LRUCache } from 'lru-cache';
import { begunAt } from '../base/deadline.ts';
import { lastUsed } from '../base/last-used.ts';
import { time } from '../base/steady-time.ts';
import { type Versioned, valueIn } from './envelope.ts';
import { StoreConflict, StoreFailed } from './errors.ts';
import { ABSENT, type Entry, type ListName, type Store, type Version, type Write } from './store.ts';

/** How a value is stored. */
export interface Form {
  /** What's under its own key, as JSON. */
  readonly data: unknown;
  /** Texts that belong to it, by their keys. */
  readonly parts?: ReadonlyMap<string, string>;
  /** Short ones that point to it, by their keys; each belongs to one value at a time. */
  readonly pointers?: ReadonlyMap<string, string>;
  /** Its lines in the store's lists. */
  readonly entries?: readonly Entry[];
}

export interface CollectionOptions<T> extends Versioned<T> {
  /** First part of every key, e.g. `table` in `table:k3f9`. */
  readonly kind: string;
  /** The value itself, without parts and entries, if absent. */
  form?(value: T, id: string): Form;
  /** The ID of the value whose form alone has lines of this name; null if no value's does. None have if absent. */
  ownerOf?(line: ListName): string | null;
  /** How many values are cached in memory; none if absent. */
  readonly cached?: number;
  /**
   * Never less than before: where the store has a value with less than it once had, it was set back. Nothing is known of
   * that if absent.
   */
  age?(value: T): number;
  /** What's written in place of a value that was set back; `known` is what it was, if that's still in memory. */
  mend?(value: T, age: number, known: T | undefined): T;
  /** For how long a cached value of a shared store counts without a look at the store, in ms; 0 if absent. */
  readonly lag?: number;
}

/** A kind of values whose format hasn't changed yet. */
export const storedAs = <T>(
  kind: string,
  schema: { parse(data: unknown): T },
  options: Pick<CollectionOptions<T>, 'cached' | 'lag' | 'form' | 'ownerOf'> = {},
): CollectionOptions<T> => ({
  kind,
  version: 1,
  migrations: {},
  parse: (data) => schema.parse(data),
  ...options,
});

const NONE: ReadonlyMap<string, string> = new Map();

/** The first part of a list's name or a key, which says what it's for. */
export const keyKind = (name: string): string => name.split(':', 1)[0]!;

/** A value, and the version of the write that stored it. */
interface Kept<T> {
  readonly value: T | undefined;
  readonly version: Version;
  /** When the store was last known to have it, in ms since 1970. */
  checked: number;
}

/** How many values' ages are known. */
const MOST_AGES = 20_000;
/** If other processes also write, each succeeds within a few attempts. */
const MOST_ATTEMPTS = 100;

/** What's written to lists along with a value. */
export interface More {
  readonly entries?: readonly Entry[];
  readonly removed?: readonly ListName[];
}

/** What a write may ask for besides. */
export interface UpdateOptions {
  /** As in `Store`. */
  readonly until?: number;
  /** Other writes that must succeed too. */
  readonly with?: readonly Write[];
  /** Writes entries and pointers that haven't changed, too, in case the store has lost them. */
  readonly entersAll?: boolean;
}

/**
 * Values of one kind, each stored as `{"version": n, "data": ...}`, with the parts and the entries in lists that belong
 * to it. The cache holds what the store accepted last; where other processes write too, that's checked before it counts:
 * what's read is as new as the work that asks for it, see `begunAt`. Every method throws what `Store` throws, and
 * `StoreCorrupt` for a value that exists but can't be read.
 */
export class Collection<T> {
  readonly #store: Store;
  readonly #options: CollectionOptions<T>;
  readonly #cache: LRUCache<string, Kept<T>> | null;
  /** How old values are by now, and the version that was. */
  readonly #ages = lastUsed<{ readonly age: number; readonly version: Version }>(MOST_AGES);

  constructor(store: Store, options: CollectionOptions<T>) {
    this.#store = store;
    this.#options = options;
    this.#cache = options.cached ? lastUsed(options.cached) : null;
  }

  /** The value in memory, however old. */
  known(id: string): T | undefined {
    return this.#cache?.get(id)?.value;
  }

  /** The value in memory; undefined if the store has to be asked. */
  cached(id: string): T | undefined {
    const kept = this.#cache?.get(id);
    return kept && this.#isFresh(kept) ? kept.value : undefined;
  }

  async get(id: string, until?: number): Promise<T | undefined> {
    return (await this.#load(id, until)).value;
  }

  /**
   * Changes a value with a conditional write. On a conflict, or if a value in memory was out of date, the change is
   * repeated on the newer value. A change that returns its input or nothing writes nothing; its `entries` are written
   * along with those of the value, and others `removed`. Within a process, callers must not update the same value
   * concurrently.
   */
  async update<Changed extends { readonly value: T | undefined } & More>(
    id: string,
    change: (before: T | undefined) => Changed,
    options: UpdateOptions = {},
  ): Promise<Changed> {
    const { until } = options;
    let before: Kept<T> | undefined;
    for (let attempt = 1; ; attempt++) {
      before = this.#cache?.get(id) ?? (await this.#load(id, until, before));
      let changed: Changed;
      try {
        changed = change(before.value);
      } catch (error) {
        if (await this.#isOutOfDate(id, before, until)) continue;
        throw error;
      }
      if (changed.value === before.value || changed.value === undefined) {
        if (await this.#isOutOfDate(id, before, until)) continue;
        return changed;
      }
      try {
        await this.#put(id, changed.value, before, options, changed);
        return changed;
      } catch (error) {
        const isOver = error instanceof StoreConflict && error.key === this.#key(id);
        if (!isOver || attempt === MOST_ATTEMPTS) throw error;
        // Where others write too, one of them may have deleted it.
        if (this.#store.isShared && !error.isWiped) this.#cache?.delete(id);
        else await this.#putBackIfLost(id, before, { until });
      }
    }
  }

  /** Forgets what's in memory of values that fit; the store keeps them. */
  forget(fits: (value: T | undefined, id: string) => boolean): void {
    for (const [id, { value }] of [...(this.#cache?.entries() ?? [])])
      if (fits(value, id)) this.#cache?.delete(id);
  }

  /** Deletes a value and what belongs to it, and other lines; fine if there's none. */
  async remove(id: string, others: readonly ListName[] = [], until?: number): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const { value, version } = await this.#load(id, until);
      this.#cache?.delete(id);
      this.#ages.delete(id);
      if (value === undefined) return others.length > 0 ? this.#store.enter([], others, until) : undefined;
      const { parts = NONE, pointers = NONE, entries = [] } = this.#form(value, id);
      const gone = [...parts.keys(), ...pointers.keys()].map((key) => ({ key, text: null }));
      try {
        await this.#store.commit(
          { key: this.#key(id), text: null, over: version, parts: gone, removed: [...entries, ...others] },
          until,
        );
        return;
      } catch (error) {
        if (!(error instanceof StoreConflict) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  /**
   * Writes back values that the store has lost or has in an earlier state, as far as they're in memory when it's called;
   * with `lines`, also the lines in lists of the others. What another process has written stays. @returns the values
   * written back
   */
  async restore(lines = false): Promise<T[]> {
    const known = [...(this.#cache?.entries() ?? [])];
    const others = [...this.#ages.entries()].filter(([id]) => !this.#cache?.has(id));
    const restored: T[] = [];
    const unlessWritten = (error: unknown) => {
      if (!(error instanceof StoreConflict)) throw error;
      return false;
    };
    for (const [id, kept] of known) {
      const isRestored = await this.#putBackIfLost(id, kept, { lines }).catch(unlessWritten);
      if (isRestored) restored.push(kept.value as T);
    }
    for (const [id, { version }] of others)
      if ((await this.#store.version(this.#key(id))) !== version) await this.#load(id);
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

  /** Whether the cached value counts without a look at the store. */
  #isFresh({ checked }: Kept<T>, lag = this.#options.lag ?? 0): boolean {
    if (!this.#store.isShared) return true;
    return checked >= Math.min(begunAt() ?? Number.POSITIVE_INFINITY, time.now() - lag);
  }

  /** Whether the store has another version than the one that was used. It's only looked at if it may. */
  async #isOutOfDate(id: string, kept: Kept<T>, until?: number): Promise<boolean> {
    if (this.#isFresh(kept, 0)) return false;
    return !(await this.#isCurrent(id, kept, until));
  }

  async #isCurrent(id: string, kept: Kept<T>, until?: number): Promise<boolean> {
    const asked = time.now();
    const isCurrent = (await this.#store.version(this.#key(id), until)) === kept.version;
    if (isCurrent) kept.checked = asked;
    else this.#cache?.delete(id);
    return isCurrent;
  }

  /** @param before what was known of it, if it's been forgotten since */
  async #load(id: string, until?: number, before?: Kept<T>): Promise<Kept<T>> {
    const cached = this.#cache?.get(id);
    if (cached && (this.#isFresh(cached) || (await this.#isCurrent(id, cached, until)))) return cached;
    for (;;) {
      const checked = time.now();
      const key = this.#key(id);
      const stored = await this.#store.get(key, until);
      if (!stored) return { value: undefined, version: ABSENT, checked };
      let isWhole = true;
      const value = await valueIn(key, stored.text, this.#options, (keys) => {
        isWhole = !this.#store.isShared || keys.length === 0;
        return this.#store.parts(keys, until);
      }).catch(async (error: unknown) => {
        // The parts may be those of a newer version.
        if (isWhole || (await this.#store.version(key, until)) === stored.version) throw error;
      });
      if (!isWhole && (await this.#store.version(key, until)) !== stored.version) continue;
      const kept = { value: value as T, version: stored.version, checked };
      const mended = await this.#mended(id, kept, cached ?? before, until);
      if (mended) return mended;
    }
  }

  /** What was read, or what's written in its place if it was set back; null if another write came first. */
  async #mended(
    id: string,
    read: Kept<T>,
    known: Kept<T> | undefined,
    until?: number,
  ): Promise<Kept<T> | null> {
    const { age, mend } = this.#options;
    const { age: highest = 0 } = this.#ages.get(id) ?? {};
    const value = read.value as T;
    if (!age || !mend || age(value) >= highest) return this.#keep(id, read);
    const own = known?.value !== undefined && age(known.value) >= highest ? known.value : undefined;
    try {
      return await this.#put(id, mend(value, highest, own), read, {
        ...(until !== undefined && { until }),
        entersAll: true,
      });
    } catch (error) {
      if (error instanceof StoreConflict) return null;
      throw error;
    }
  }

  #keep(id: string, kept: Kept<T>): Kept<T> {
    this.#cache?.set(id, kept);
    const age = kept.value === undefined ? undefined : this.#options.age?.(kept.value);
    if (age !== undefined) this.#ages.set(id, { age, version: kept.version });
    return kept;
  }

  async #put(
    id: string,
    value: T,
    over: Kept<T>,
    options: UpdateOptions = {},
    more: More = {},
  ): Promise<Kept<T>> {
    const key = this.#key(id);
    const checked = time.now();
    const { data, parts = NONE, pointers = NONE, entries = [] } = this.#form(value, id);
    const before: Form = over.value === undefined ? { data: null } : this.#form(over.value, id);
    const { entries: old = [] } = before;
    const isSame = (one: Entry, other: Entry) => one.id === other.id && one.list === other.list;
    const { until, entersAll } = options;
    try {
      const version = await this.#store.commit(
        {
          key,
          text: JSON.stringify({ version: this.#options.version, data }),
          over: over.version,
          ...(options.with && { with: options.with }),
          parts: [
            ...changesOf(before.parts, parts),
            ...changesOf(before.pointers, pointers, entersAll),
          ].filter((part) => !options.with?.some(({ key }) => key === part.key)),
          entries: [
            ...(more.entries ?? []),
            ...(entersAll
              ? entries
              : entries.filter((entry) => !old.some((each) => isDeepStrictEqual(each, entry)))),
          ],
          removed: [
            ...old.filter((each) => !entries.some((entry) => isSame(each, entry))),
            ...(more.removed ?? []),
          ],
        },
        until,
      );
      return this.#keep(id, { value, version, checked });
    } catch (error) {
      if (!(error instanceof StoreFailed) || error.outcome === 'unknown') this.#cache?.delete(id);
      throw error;
    }
  }

  /** Restores a value that the store has lost or has in an earlier state; what another process has written stays. */
  async #putBackIfLost(
    id: string,
    kept: Kept<T>,
    { until, lines = false }: { readonly until?: number | undefined; readonly lines?: boolean },
  ): Promise<boolean> {
    const { value, version } = kept;
    if (version === ABSENT || value === undefined) {
      this.#cache?.delete(id);
      return false;
    }
    const stored = await this.#store.version(this.#key(id), until);
    const options = { ...(until !== undefined && { until }), entersAll: true };
    if (stored === ABSENT) {
      await this.#put(id, value, { value: undefined, version: ABSENT, checked: 0 }, options);
      return true;
    }
    if (stored === version) {
      if (lines) await this.#put(id, value, kept, options);
      return false;
    }
    this.#cache?.delete(id);
    return (await this.#load(id, until, kept)).value === value;
  }

  #form(value: T, id: string): Form {
    return this.#options.form?.(value, id) ?? { data: value };
  }

  #key(id: string): string {
    return `${this.#options.kind}:${id}`;
  }
}

/** What's to be written of texts by key: those that have changed, or all; null for those that are gone. */
const changesOf = (
  before: ReadonlyMap<string, string> = NONE,
  after: ReadonlyMap<string, string>,
  all = false,
) => [
  ...[...after].flatMap(([key, text]) => (!all && before.get(key) === text ? [] : [{ key, text }])),
  ...[...before.keys()].flatMap((key) => (after.has(key) ? [] : [{ key, text: null }])),
];
