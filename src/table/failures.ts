import { errorReason, type Log, loggedKey } from '../base/log.ts';
import { StoreConflict, StoreCorrupt, StoreFailed } from '../store/errors.ts';
import { Refusal } from './refusal.ts';

/** The first part of tables' keys in the store. */
export const TABLE_KIND = 'table';

export function logCorrupt(log: Log, { key, reason }: StoreCorrupt): void {
  log.error({ key: loggedKey(key), reason }, 'a stored value cannot be read');
}

/** Runs the task. Store errors are logged by key, never by value, and become a `Refusal`. */
export async function refusingStoreErrors<T>(log: Log, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw refusalOf(error, log);
  }
}

function refusalOf(error: unknown, log: Log): unknown {
  if (error instanceof StoreCorrupt) {
    logCorrupt(log, error);
    return unreadable(error);
  }
  if (error instanceof StoreFailed) {
    const { operation, key, reason, outcome } = error;
    log.error(
      { operation, key: loggedKey(key), reason, outcome, cause: errorReason(error) },
      'the store failed',
    );
    return new Refusal(codeOf(error), null, { cause: error });
  }
  if (error instanceof StoreConflict) {
    log.error({ key: loggedKey(error.key) }, 'others keep writing to the same key');
    return new Refusal('storeFailed', null, { cause: error });
  }
  return error;
}

function codeOf({ operation, outcome }: StoreFailed): 'storeUnreadable' | 'storeFailed' | 'saveUnknown' {
  if (operation === 'get' || operation === 'list') return 'storeUnreadable';
  return outcome === 'unknown' ? 'saveUnknown' : 'storeFailed';
}

function unreadable({ key }: StoreCorrupt): Refusal<'tableUnreadable' | 'serverUnreadable'> {
  const prefix = `${TABLE_KIND}:`;
  return key.startsWith(prefix)
    ? new Refusal('tableUnreadable', { tableId: key.slice(prefix.length) })
    : new Refusal('serverUnreadable', null);
}
