import { StoreCorrupt, StoreFailed } from '../store/errors.ts';
import { tableCollection } from './document.ts';
import { type Log, logCorrupt } from './log.ts';
import { Refusal } from './refusal.ts';

/** Runs the task; what the store throws is logged by key, never by value, and becomes a `Refusal`. */
export async function refusingStoreErrors<T>(log: Log, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof StoreFailed) {
      log.error({ err: error }, 'the store failed');
      throw new Refusal('storeFailed', null, { cause: error });
    }
    if (error instanceof StoreCorrupt) {
      logCorrupt(log, error);
      throw refusalOf(error);
    }
    throw error;
  }
}

function refusalOf({ key }: StoreCorrupt): Refusal<'tableUnreadable' | 'serverUnreadable'> {
  const prefix = `${tableCollection.kind}:`;
  return key.startsWith(prefix)
    ? new Refusal('tableUnreadable', { tableId: key.slice(prefix.length) })
    : new Refusal('serverUnreadable', null);
}
