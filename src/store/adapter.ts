import type { KeyvStoreAdapter } from 'keyv';
import type { StoreReason } from './errors.ts';
import type { Advice, Entry, ListName, Mended, Range } from './store.ts';

/** A value under a condition: the present one starts with `head`, or is absent if that's null. Null deletes. */
export interface ConditionalWrite {
  readonly key: string;
  readonly head: string | null;
  readonly value: string | null;
}

/** Writes that happen together: all of them if every condition holds, otherwise none. */
export interface Batch {
  /** What else must hold: that a value starts with a text. */
  readonly checks?: readonly { readonly key: string; readonly head: string }[];
  /** With different keys; if there are none, the rest is written in any case. */
  readonly writes: readonly ConditionalWrite[];
  /** Without conditions of their own; null deletes. */
  readonly parts: readonly { readonly key: string; readonly value: string | null }[];
  /** Put into lists, in place of entries with the same list and ID. */
  readonly entries: readonly Entry[];
  /** Taken out of lists. */
  readonly removed: readonly ListName[];
}

export interface Diagnosis {
  readonly reason: StoreReason;
  /** The error proves that the write hasn't happened and won't. */
  readonly certain: boolean;
}

/** A lock that the store gives to one process at a time, and takes back once the process is gone. */
export interface Lock {
  /** @returns whether it's held now */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/** One kind of store. Keyv does the reading of values; this adds what Keyv can't do. Keys and lists include the prefix. */
export interface Adapter {
  readonly keyv: KeyvStoreAdapter | Map<string, string>;
  /** Writes in one atomic operation of the store. @returns whether all conditions held */
  commit(batch: Batch): Promise<boolean>;
  /** The first characters of a value, its header at least; undefined without a value. */
  head(key: string): Promise<string | undefined>;
  list(range: Range): Promise<Entry[]>;
  count(list: string): Promise<number>;
  /** Gives the first entries of a rank up to `due` the rank `again`, in one atomic operation. @returns these, as they were */
  claim(list: string, due: number, again: number, limit: number): Promise<Entry[]>;
  /** Null if several processes may use the store at once. */
  readonly lock: Lock | null;
  /** Leaves nothing of what was deleted in the store's files, where that takes a call of its own; once nobody reads them. */
  purge(): Promise<void>;
  /** How many calls it can work on at once. */
  readonly atOnce: number;
  diagnose(error: unknown): Diagnosis;
  /** Drops a connection that's stopped responding, so that a new one can replace it. */
  refresh(): void;
  advice(): Promise<readonly Advice[]>;
  close(): Promise<void>;
}

export interface AdapterOptions {
  /** Of all keys and lists. */
  readonly prefix: string;
  /** Timeout of a call, in ms. */
  readonly patience: number;
  /** Called with errors outside a call. */
  readonly onError: (error: unknown) => void;
  /** Called when it has made what the store had lost. */
  readonly onMended: (mended: Mended) => void;
}

/** Opens the store at the URL. It throws errors that the same module's `diagnose` understands. */
export type OpenAdapter = (url: string, options: AdapterOptions) => Promise<Adapter>;

/** The error code set by Node or a driver. */
export function errorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** No connection was made, so nothing was sent. */
export const NOT_CONNECTED: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
