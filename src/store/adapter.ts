import type { KeyvStoreAdapter } from 'keyv';
import type { StoreReason } from './errors.ts';
import type { Advice } from './store.ts';

/** A value that must start with the text for any write to succeed. */
export interface Guard {
  readonly key: string;
  readonly head: string;
}

export interface Diagnosis {
  readonly reason: StoreReason;
  /** The error proves that the write hasn't happened and won't. */
  readonly certain: boolean;
}

/** A lock that the store gives to one process at a time, and takes back once the process is gone. */
export interface Lock {
  /** Acquires or renews the lock; call it again well before it expires. @returns whether it's held now */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/** One kind of store. Keyv does the reading; this adds what Keyv can't do. Keys include the prefix. */
export interface Adapter {
  readonly keyv: KeyvStoreAdapter | Map<string, string>;
  /**
   * Sets the key's value (null deletes it) if the present one starts with `head`, or is absent if that's null, and if
   * the guard holds, in one atomic operation of the store.
   * @returns whether it was set
   */
  replace(key: string, head: string | null, value: string | null, guard: Guard | null): Promise<boolean>;
  lock(key: string): Lock;
  /** How many calls it can work on at once. */
  readonly atOnce: number;
  diagnose(error: unknown): Diagnosis;
  /** Drops a connection that's stopped responding, so that a new one can replace it. */
  refresh(): void;
  advice(): Promise<readonly Advice[]>;
  close(): Promise<void>;
}

export interface AdapterOptions {
  /** Timeout of a call, in ms. */
  readonly patience: number;
  /** How long a lock outlives a disconnected process, in ms. */
  readonly leaseTime: number;
  /** Called with errors outside a call. */
  readonly onError: (error: unknown) => void;
}

/** Opens the store at the URL. It throws errors that the same module's `diagnose` understands. */
export type OpenAdapter = (url: string, options: AdapterOptions) => Promise<Adapter>;

/** The error code set by Node or a driver. */
export function codeOf(error: unknown): string {
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
