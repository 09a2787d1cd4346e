import type { StoreFailed, StoreOperation, Version } from './errors.ts';

export type { Version };

/** The version of a key without a value. */
export const ABSENT: Version = 'absent';

export interface Stored {
  readonly text: string;
  readonly version: Version;
}

/**
 * Text by key, with conditional writes. `until` is when the caller stops waiting, in ms since 1970: a call that isn't
 * done by then fails, with the outcome `nothing` if its turn hadn't come. Of the calls that wait for their turn, the
 * one with the earliest deadline is next. Calls without one wait for up to a minute.
 * While the store is away (`onAway` to `onBack`), calls fail at once, as `unreachable` and with the outcome `nothing`.
 */
export interface Store {
  /**
   * An earlier failed write of this process can't change the result afterwards: a write whose outcome was `unknown`
   * is either found here or ruled out.
   * @throws StoreFailed
   */
  get(key: string, until?: number): Promise<Stored | undefined>;

  /**
   * Replaces the version that was read with the text, in one atomic operation of the store itself.
   * @returns the new version
   * @throws StoreConflict, StoreFenced, StoreFailed (see its `outcome`)
   */
  put(key: string, text: string, over: Version, until?: number): Promise<Version>;

  /** @throws as `put` */
  delete(key: string, over: Version, until?: number): Promise<void>;

  /**
   * Waits until the store is free, even through outages, then holds it until it's closed. After that, writes only
   * succeed while no other process has acquired the store. Call it once.
   * @throws the signal's reason, StoreFailed if waiting won't help
   */
  acquire(holder: Holder, options?: AcquireOptions): Promise<Lease>;

  /** Releases the lease. Respects the timeout even if the store hangs. Never throws. */
  close(): Promise<void>;
}

/** A process that holds the store. */
export interface Holder {
  readonly host: string;
  readonly pid: number;
}

export interface Lease {
  /** Incremented each time the store is acquired; starts at 1. */
  readonly fence: number;
}

export interface AcquireOptions {
  /** Called once for each process that holds the store meanwhile. `since` is in ms since 1970. */
  readonly onWaiting?: (holder: Holder, since: number) => void;
  readonly signal?: AbortSignal;
}

/** How a Redis server's configuration may make it lose data. */
export type Advice = 'evictsKeys' | 'keepsNothing';

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
  /** Another process has taken over. Called once; every later write throws `StoreFenced`. */
  readonly onFenced?: () => void;
  /** Everything in the store was deleted while it was held. It's held again, and empty. */
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
  /** How long a lease outlives a disconnected holder, in ms; 15000 if absent. */
  readonly leaseTime?: number;
}
