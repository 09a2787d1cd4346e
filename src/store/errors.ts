import { loggedKey } from '../base/log.ts';

/** Identifies the write that stored a value. Opaque: only compare it. */
export type Version = string;

/** `connect` stands for errors outside a call, such as a connection that's dropped while idle. */
export type StoreOperation = 'open' | 'connect' | 'get' | 'put' | 'delete' | 'list' | 'acquire' | 'close';

/**
 * What's wrong with the store. Most are found when it's opened, and last until somebody changes something; `StoreFailed`
 * has what a sentence about them needs.
 */
export type StoreReason =
  /** It times out or can't be reached. */
  | 'unreachable'
  /** It's still starting, or a replica that has lost its primary. */
  | 'starting'
  /** It has no connection left. */
  | 'crowded'
  /** It rejects the username or password. */
  | 'refused'
  /** `about.statements` would give the user the rights that are missing. */
  | 'lacksRights'
  /** PostgreSQL lets nobody in from here, or not without TLS. */
  | 'notLetIn'
  | 'noDatabase'
  /** None of the schemas in `about.path` exists. */
  | 'noSchema'
  /** The URL can't be taken apart as it was meant. */
  | 'badAddress'
  /** `about.name` is none of the URL's parameters. */
  | 'unknownParameter'
  /** `about.name` has none of the values `about.allowed`. */
  | 'badParameter'
  /** Redis has no database of this number. */
  | 'badNumber'
  /** A file that the URL names, `about.file`, can't be read. */
  | 'missingFile'
  /** The server's certificate comes from an unknown authority, is another host's, or isn't valid now. */
  | 'untrusted'
  | 'wrongHost'
  | 'expired'
  /** The server has no TLS, or Redis has nothing else. */
  | 'noTls'
  | 'needsTls'
  /** What answers isn't the server that the URL names. */
  | 'foreign'
  | 'cluster'
  | 'sentinel'
  /** The file can't be created or opened. */
  | 'badFolder'
  /** It's a folder, not a file. */
  | 'folder'
  /** The file isn't a database, or isn't the bot's. */
  | 'foreignFile'
  | 'damaged'
  /** The file or its folder may only be read. */
  | 'protected'
  /** The server takes no writes. */
  | 'readOnly'
  | 'full'
  /** Another program has locked it. */
  | 'locked'
  /** It was wiped while in use. */
  | 'wiped'
  /** No store is asked to keep what one of them couldn't; docs/stores.md has the limits. */
  | 'unstorable'
  | 'other';

/**
 * The outcome of a failed write: `nothing` was written and never will be, or it's `unknown`. If it's `unknown`,
 * reading the key again either finds the write or rules it out for good.
 */
export type Outcome = 'nothing' | 'unknown';

export interface FailureDetails {
  /** `other` if absent. */
  readonly reason?: StoreReason;
  /** `nothing` if absent. */
  readonly outcome?: Outcome;
  readonly attempted?: Version;
  /** What a sentence about the reason has to name; never a part of a password. */
  readonly about?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The store couldn't do what was asked. Never means "no such key". */
export class StoreFailed extends Error {
  readonly operation: StoreOperation;
  /** The key, or for `open` and `connect` the kind of store. Never a URL with a password. */
  readonly key: string;
  readonly reason: StoreReason;
  /** Always `nothing` for reads. */
  readonly outcome: Outcome;
  /** If the outcome is `unknown`: the version that a later `get` finds if the write did happen. */
  readonly attempted: Version | undefined;
  /** As in `FailureDetails`. */
  readonly about: Readonly<Record<string, string>>;

  constructor(operation: StoreOperation, key: string, details: FailureDetails = {}) {
    super(`the store failed to ${operation} ${loggedKey(key)}`, { cause: details.cause });
    this.name = 'StoreFailed';
    this.operation = operation;
    this.key = key;
    this.reason = details.reason ?? 'other';
    this.outcome = details.outcome ?? 'nothing';
    this.attempted = details.attempted;
    this.about = details.about ?? {};
  }
}

/** A call that never began: others with its key took until its deadline. */
export const neverBegun = (key: string): StoreFailed =>
  new StoreFailed('get', key, { reason: 'unreachable' });

/** The key has a different version than the write expected. Nothing was written. */
export class StoreConflict extends Error {
  readonly key: string;
  /** Because the store was emptied meanwhile. */
  readonly isWiped: boolean;

  constructor(key: string, isWiped = false) {
    super(`${loggedKey(key)} has changed since it was read`);
    this.name = 'StoreConflict';
    this.key = key;
    this.isWiped = isWiped;
  }
}

/** A value exists but can't be read. Contains the key and the reason, never the value. */
export class StoreCorrupt extends Error {
  readonly key: string;
  readonly reason: 'noHeader' | 'notJson' | 'noVersion' | 'newerVersion' | 'shape';

  constructor(key: string, reason: StoreCorrupt['reason'], cause?: unknown) {
    super(`the value of ${loggedKey(key)} cannot be read: ${reason}`, { cause });
    this.name = 'StoreCorrupt';
    this.key = key;
    this.reason = reason;
  }
}

/** Reasons for which nothing can be asked of the store, so that it counts as away. */
const AWAY: readonly StoreReason[] = ['unreachable', 'starting', 'crowded'];
export const isStoreAway = (reason: StoreReason): boolean => AWAY.includes(reason);

/** What heals by itself, at a start as while it's in use; all else somebody has to put right. */
const PASSING: readonly StoreReason[] = [...AWAY, 'locked', 'readOnly', 'full'];

/** Whether opening the store may work later without any change here. */
export const isWorthWaiting = (error: unknown): boolean =>
  error instanceof StoreFailed && PASSING.includes(error.reason);
