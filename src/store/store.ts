import type { StoreFailed, StoreOperation, StoreReason, Version } from './errors.ts';

export type { Version };

/** The version of a key without a value. */
export const ABSENT: Version = 'absent';

export interface Stored {
  readonly text: string;
  readonly version: Version;
}

/** The place of an entry: the list, and the entry's ID in it. */
export interface ListName {
  readonly list: string;
  readonly id: string;
}

/** A line of one of the store's lists, which are sorted by rank, then by ID. */
export interface Entry extends ListName {
  /** A whole number, such as a moment in ms since 1970. */
  readonly rank: number;
  readonly text: string;
}

/** Part of a list. */
export interface Range {
  readonly list: string;
  readonly limit: number;
  /** From the highest rank down. */
  readonly newestFirst?: boolean;
  /** Only what comes after this place, in the range's order; the entry itself may be gone. */
  readonly after?: Place;
}

/** Where an entry stands in its list. */
export type Place = Pick<Entry, 'rank' | 'id'>;

/** A new text for a key, in place of the version that was read. */
export interface Write {
  readonly key: string;
  /** Null deletes it. */
  readonly text: string | null;
  readonly over: Version;
}

/** What's written together. */
export interface Commit extends Write {
  /** Other writes that must succeed too, for all to be written. */
  readonly with?: readonly Write[];
  /** Values that belong to the first, and are written by nobody who hasn't read its version; null deletes. */
  readonly parts?: readonly { readonly key: string; readonly text: string | null }[];
  readonly entries?: readonly Entry[];
  readonly removed?: readonly ListName[];
}

/**
 * Text by key, with conditional writes, and lists that are written along with them. `until` is when the caller stops
 * waiting, in ms since 1970: a call that isn't done by then fails, with the outcome `nothing` if its turn hadn't come.
 * Of the calls that wait for their turn, the one with the earliest deadline is next. Calls without one wait for up to a
 * minute. While the store is away (`onAway` to `onBack`), calls fail at once, as `unreachable` and with the outcome
 * `nothing`.
 */
export interface Store {
  /** Whether other processes may write at the same time, so that what was read may be out of date. */
  readonly isShared: boolean;

  /**
   * An earlier failed write of this process can't change the result afterwards: a write whose outcome was `unknown`
   * is either found here or ruled out.
   * @throws StoreFailed
   */
  get(key: string, until?: number): Promise<Stored | undefined>;

  /** The version that `get` would find, without reading the text. @throws StoreFailed */
  version(key: string, until?: number): Promise<Version>;

  /** The texts of parts, see `Commit`; undefined for those that are absent. @throws StoreFailed, StoreCorrupt */
  parts(keys: readonly string[], until?: number): Promise<(string | undefined)[]>;

  /**
   * Replaces the version that was read with the text, and writes what belongs to it, in one atomic operation of the
   * store itself.
   * @returns the new version
   * @throws StoreConflict, StoreFailed (see its `outcome`)
   */
  put(key: string, text: string, over: Version, until?: number): Promise<Version>;

  /** @throws as `put` */
  delete(key: string, over: Version, until?: number): Promise<void>;

  /** @returns the new version of its key; `ABSENT` if it's deleted. @throws as `put`; a conflict names the key, or the first of the others */
  commit(commit: Commit, until?: number): Promise<Version>;

  /** Puts entries into lists, and takes others out, on their own. @throws StoreFailed */
  enter(entries: readonly Entry[], removed?: readonly ListName[], until?: number): Promise<void>;

  /** The first entries of a list, or its last. @throws StoreFailed */
  list(range: Range, until?: number): Promise<Entry[]>;

  /** How many entries a list has. @throws StoreFailed */
  count(list: string, until?: number): Promise<number>;

  /**
   * Gives up to `limit` entries with a rank up to `due` the rank `again`, so that nobody else claims them before.
   * @returns these, as they were. @throws StoreFailed
   */
  claim(list: string, due: number, again: number, limit: number): Promise<Entry[]>;

  /**
   * What was deleted is overwritten in a SQLite file and its log, too: at once, or as soon as nobody else reads the file.
   * Servers do that by themselves, in the course of their work. @throws StoreFailed
   */
  purge(): Promise<void>;

  /** Calls the listener with the rank of each entry that this process puts into the list. */
  watch(list: string, listener: (rank: number) => void): void;

  /**
   * Waits, even through outages, until no other process holds a store that can't be shared, then holds it until it's
   * closed. A shared one is only waited for until it answers. Call it once.
   * @throws the signal's reason, StoreFailed if waiting won't help
   */
  acquire(holder: Holder, options?: AcquireOptions): Promise<void>;

  /** Releases the store. Respects the timeout even if the store hangs. Never throws. */
  close(): Promise<void>;
}

/** A process that holds the store. */
export interface Holder {
  readonly host: string;
  readonly pid: number;
}

export interface AcquireOptions {
  /** Called once for each process that holds the store meanwhile. `since` is in ms since 1970. */
  readonly onWaiting?: (holder: Holder, since: number) => void;
  /** Called once for each reason for which the store can't be used yet. */
  readonly onHeldUp?: (failure: StoreFailed) => void;
  readonly signal?: AbortSignal;
  /** How often it's tried while another process holds the store, in ms; 500 if absent. */
  readonly every?: number;
}

/** How a Redis server's configuration may make it lose data. */
export type Advice = 'evictsKeys' | 'keepsNothing';

/**
 * What the store had lost and has made again: tables of its database, which are empty now; or its file, which was deleted,
 * with all that was in it.
 */
export type Mended =
  | { readonly kind: 'tables'; readonly tables: readonly string[] }
  | { readonly kind: 'file' };

/**
 * How the store was set back while it was in use: all of it is as it was at some time, in ms since 1970; its lists have gone
 * or are older than its values; or some of its keys have gone.
 */
export type SetBack =
  | { readonly kind: 'earlier'; readonly at: number }
  | { readonly kind: 'lists' }
  | { readonly kind: 'keys' };

/** Called with what the store reports outside of its results. */
export interface StoreListeners {
  /** An error outside a call, e.g. a connection that's dropped while idle. */
  readonly onError?: (error: StoreFailed) => void;
  /** The driver took longer than 250 ms for a call, whether or not it succeeded. */
  readonly onSlow?: (call: { operation: StoreOperation; key: string; ms: number }) => void;
  /** The store hasn't responded since then, in ms since 1970. */
  readonly onAway?: (since: number) => void;
  /** It responds again, after that many ms. */
  readonly onBack?: (ms: number) => void;
  /** It answers, and refuses to write. */
  readonly onUnwritable?: (reason: StoreReason) => void;
  /** It writes again, after that many ms. */
  readonly onWritable?: (ms: number) => void;
  readonly onMended?: (mended: Mended) => void;
  /** It isn't what was left in it. Other processes that use it are told as well. */
  readonly onSetBack?: (setBack: SetBack) => void;
  /** Everything in the store was deleted while it was in use. */
  readonly onWiped?: () => void;
  readonly onAdvice?: (advice: Advice) => void;
}

export interface StoreOptions extends StoreListeners {
  /** Prefix of every key, so that several programs can share a Redis server or a database. */
  readonly prefix?: string;
  /**
   * Timeout of the driver, in ms; 1000 if absent. It counts from when a call's turn has come, and without the time in
   * which the process can't do anything. A failing write takes at most twice that.
   */
  readonly patience?: number;
  /** How often it's checked that the store is there, in ms; 3000 if absent. That it can be written to, every fifth time. */
  readonly heartbeat?: number;
}
