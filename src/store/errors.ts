import type { Version } from './version.ts';

/** `connect` is for faults outside a call, such as a connection cut while idle. */
export type StoreOperation = 'open' | 'connect' | 'get' | 'put' | 'delete' | 'acquire' | 'close';

/**
 * What's wrong with the store: it doesn't answer in time or at all; it refuses the name or password; there's
 * no such database; the file can't be made or opened there; it can't be written to; it has no room left;
 * another program keeps it locked; it was emptied while it was held.
 */
export type StoreReason =
  | 'unreachable'
  | 'refused'
  | 'noDatabase'
  | 'badFolder'
  | 'readOnly'
  | 'full'
  | 'locked'
  | 'wiped'
  | 'other';

/**
 * What became of a write: `nothing` was written and never will be, or it's `unknown`. Whoever gets `unknown`
 * reads the key again: that either finds the write or rules it out for good.
 */
export type Outcome = 'nothing' | 'unknown';

export interface FailureDetails {
  /** `other` when absent. */
  readonly reason?: StoreReason;
  /** `nothing` when absent. */
  readonly outcome?: Outcome;
  readonly attempted?: Version;
  readonly cause?: unknown;
}

/** The store didn't do what was asked. Never means "no such key". */
export class StoreFailed extends Error {
  readonly operation: StoreOperation;
  /** The key of the call; for `open` and `connect` the kind of store. Never an address with a password. */
  readonly key: string;
  readonly reason: StoreReason;
  /** Reads are always `nothing`. */
  readonly outcome: Outcome;
  /** Of a write that's `unknown`: the version that a later `get` finds if it did take place. */
  readonly attempted: Version | undefined;

  constructor(operation: StoreOperation, key: string, details: FailureDetails = {}) {
    super(`the store failed to ${operation} ${key}`, { cause: details.cause });
    this.name = 'StoreFailed';
    this.operation = operation;
    this.key = key;
    this.reason = details.reason ?? 'other';
    this.outcome = details.outcome ?? 'nothing';
    this.attempted = details.attempted;
  }
}

/** The key holds another version than the one the write was meant for. Nothing was written. */
export class StoreConflict extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`${key} has changed since it was read`);
    this.name = 'StoreConflict';
    this.key = key;
  }
}

/** Another process writes to the store now. Nothing was written, and this process never will again. */
export class StoreFenced extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`${key} belongs to another writer`);
    this.name = 'StoreFenced';
    this.key = key;
  }
}

/** A value is there but can't be read. Names the key and the reason, never the value. */
export class StoreCorrupt extends Error {
  readonly key: string;
  readonly reason: 'notJson' | 'noVersion' | 'newerVersion' | 'shape';

  constructor(key: string, reason: StoreCorrupt['reason'], cause?: unknown) {
    super(`the value of ${key} cannot be read: ${reason}`, { cause });
    this.name = 'StoreCorrupt';
    this.key = key;
    this.reason = reason;
  }
}

/** Whether opening the store may work a little later without anybody doing anything about it here. */
export function isWorthWaiting(error: unknown): boolean {
  return error instanceof StoreFailed && (error.reason === 'unreachable' || error.reason === 'locked');
}
