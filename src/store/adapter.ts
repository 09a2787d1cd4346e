import type { KeyvStoreAdapter } from 'keyv';
import type { StoreReason } from './errors.ts';
import type { Advice } from './store.ts';

/** What a key must hold for a write to take place. */
export type Expected =
  | { readonly by: 'absence' }
  /** The value begins with the text. */
  | { readonly by: 'head'; readonly text: string }
  /** The value is the text. */
  | { readonly by: 'whole'; readonly text: string };

/** A value that must begin with the text for any write to take place. */
export interface Guard {
  readonly key: string;
  readonly head: string;
}

export interface Diagnosis {
  readonly reason: StoreReason;
  /** The error proves that the store hasn't done the write and won't. */
  readonly certain: boolean;
}

/** A lock that the store gives to one process at a time, and takes back when the process is gone. */
export interface Lock {
  /** Takes or keeps the lock; to be called again well within its life. @returns whether it's held now */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/** One kind of store. Reading is Keyv's; what Keyv can't do stands here. Keys are whole, prefix included. */
export interface Adapter {
  readonly keyv: KeyvStoreAdapter | Map<string, string>;
  /**
   * Sets the key's value (null deletes it) if it's what was expected and the guard holds, in one atomic
   * operation of the store.
   * @returns whether it did
   */
  replace(key: string, expected: Expected, value: string | null, guard: Guard | null): Promise<boolean>;
  lock(key: string): Lock;
  diagnose(error: unknown): Diagnosis;
  /** Drops a connection that has stopped answering, so that a fresh one takes its place. */
  refresh(): void;
  advice(): Promise<readonly Advice[]>;
  close(): Promise<void>;
}

export interface AdapterOptions {
  /** How long a call may take, in ms. */
  readonly patience: number;
  /** How long a lock outlives a process that's cut off, in ms. */
  readonly leaseTime: number;
  /** Told of faults outside a call. */
  readonly onError: (error: unknown) => void;
}

/** Opens the store at the URL; throws what `diagnose` of the same file understands. */
export type OpenAdapter = (url: string, options: AdapterOptions) => Promise<Adapter>;

/** The code that Node or a driver gives its errors. */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** No connection was made, so that nothing was sent. */
export const NOT_CONNECTED: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
