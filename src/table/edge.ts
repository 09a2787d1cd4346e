import { StoreCorrupt, StoreFailed } from '../store/errors.ts';
import { tableCollection } from './document.ts';
import { Refusal } from './refusal.ts';

/** The part of a pino logger that tables write to. */
export interface Log {
  error(data: object, message: string): void;
}

export const silent: Log = { error: () => undefined };

/** Turns what the store throws into what a person is told, and logs it by key, never by value. */
export class Edge {
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      if (error instanceof StoreFailed) {
        this.#log.error({ err: error }, 'the store failed');
        throw new Refusal('storeFailed', null, { cause: error });
      }
      if (error instanceof StoreCorrupt) {
        logCorrupt(this.#log, error);
        throw refusalOf(error);
      }
      throw error;
    }
  }
}

export function logCorrupt(log: Log, { key, reason }: StoreCorrupt): void {
  log.error({ key, reason }, 'a stored value cannot be read');
}

function refusalOf({ key }: StoreCorrupt): Refusal<'tableUnreadable' | 'serverUnreadable'> {
  const prefix = `${tableCollection.kind}:`;
  return key.startsWith(prefix)
    ? new Refusal('tableUnreadable', { tableId: key.slice(prefix.length) })
    : new Refusal('serverUnreadable', null);
}
