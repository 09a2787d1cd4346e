import type { StoreFailed, StoreOperation } from './errors.ts';
import type { Version } from './version.ts';

export { ABSENT, type Version } from './version.ts';

export interface Stored {
  readonly text: string;
  readonly version: Version;
}

/** Text by key, written only over the version that was read. */
export interface Store {
  /**
   * What it finds can't change any more by a write of this process that failed before: a write whose
   * outcome was `unknown` is found here, or ruled out.
   * @throws StoreFailed
   */
  get(key: string): Promise<Stored | undefined>;

  /**
   * Puts the text in place of the version that was read, in one atomic operation of the store itself.
   * @returns the new version
   * @throws StoreConflict, StoreFenced, StoreFailed (see its `outcome`)
   */
  put(key: string, text: string, over: Version): Promise<Version>;

  /** @throws as `put` */
  delete(key: string, over: Version): Promise<void>;

  /**
   * Waits for its turn, through outages too, then holds the store until it's closed. From then on every write
   * succeeds only while no other process has acquired the store. Call it once.
   * @throws the signal's reason, StoreFailed where waiting won't help
   */
  acquire(holder: Holder, options?: AcquireOptions): Promise<Lease>;

  /** Releases the lease. Takes no longer than the time limit, even when the store hangs. Never throws. */
  close(): Promise<void>;
}

/** A process that holds the store. */
export interface Holder {
  readonly host: string;
  readonly pid: number;
}

export interface Lease {
  /** Raised by one each time the store is acquired; counts from 1. */
  readonly fence: number;
}

export interface AcquireOptions {
  /** Called when another process holds the store, once for each such process. `since` in ms since 1970. */
  readonly onWaiting?: (holder: Holder, since: number) => void;
  readonly signal?: AbortSignal;
}

/** How a Redis server is set up so that it may lose what it was given. */
export type Advice = 'evictsKeys' | 'keepsNothing';

/** What the store tells besides its answers. */
export interface StoreListeners {
  /** A fault outside a call, e.g. a connection cut while idle. */
  readonly onError?: (error: StoreFailed) => void;
  /** A call that took longer than 250 ms, whether or not it worked. */
  readonly onSlow?: (call: { operation: StoreOperation; key: string; ms: number }) => void;
  /** The store hasn't answered since then, in ms since 1970. */
  readonly onAway?: (since: number) => void;
  /** It answers again after that many ms. */
  readonly onBack?: (ms: number) => void;
  /** Another process took over. Called once; from now on every write throws `StoreFenced`. */
  readonly onFenced?: () => void;
  /** Everything was deleted from the store while it was held. It's held again, and empty. */
  readonly onWiped?: () => void;
  readonly onAdvice?: (advice: Advice) => void;
}

export interface StoreOptions extends StoreListeners {
  /** Set before every key, so that several programs can share a Redis or a database. */
  readonly prefix?: string;
  /** How long a call to the store may take, in ms; 1000 when absent. A failing write takes at most twice that. */
  readonly patience?: number;
  /** How long a lease outlives a holder that's cut off, in ms; 15000 when absent. */
  readonly leaseTime?: number;
}
