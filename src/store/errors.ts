/** `connect` is for faults outside a call, such as a connection cut while idle. */
export type StoreOperation = 'open' | 'connect' | 'get' | 'set' | 'delete' | 'close';

/** The store did not do what was asked: it is down, full, or refuses. Never means "no such key". */
export class StoreFailed extends Error {
  readonly operation: StoreOperation;
  readonly key: string;

  constructor(operation: StoreOperation, key: string, cause: unknown) {
    super(`the store failed to ${operation} ${key}`, { cause });
    this.name = 'StoreFailed';
    this.operation = operation;
    this.key = key;
  }
}

/** A value is there but cannot be read. Names the key and the reason, never the value. */
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
