import { Keyv, type KeyvStoreAdapter } from 'keyv';
import { adapters, SCHEMES, type Scheme } from './adapters.ts';
import { StoreFailed, type StoreOperation } from './errors.ts';

/** Text by key. Every method throws `StoreFailed` when the store does not do it. */
export interface Store {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
  /** Succeeds also when there is no such key. */
  delete(key: string): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Set before every key, so that several programs can share a Redis or a database. */
  readonly prefix?: string;
  /** Told of faults outside a call, e.g. a connection cut while idle. */
  readonly onError?: (error: StoreFailed) => void;
  /** How long a call may take before that counts as a failure, in milliseconds; 2000 when absent. */
  readonly patience?: number;
}

export const DEFAULT_STORE_URL = 'sqlite://data/round-table.sqlite';

/** Whether the text names a kind of store that `openStore` knows. */
export function isStoreUrl(url: string): boolean {
  return schemeOf(url) !== undefined;
}

function schemeOf(url: string): Scheme | undefined {
  return SCHEMES.find((scheme) => url.startsWith(scheme));
}

/**
 * Opens the store and makes sure that it answers.
 * URLs: `sqlite://folder/file` (folder is created; relative to the working directory), `sqlite://:memory:`,
 * `redis://` and `rediss://`, `postgresql://`, `memory:`.
 * @throws StoreFailed
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const scheme = schemeOf(url);
  if (!scheme) throw new StoreFailed('open', url.split(':', 1)[0] ?? '', new Error('unknown kind of store'));
  const patience = options.patience ?? 2000;
  const onError = (cause: unknown) => options.onError?.(new StoreFailed('connect', scheme, cause));
  return attempt('open', scheme, async () => {
    const store = new KeyvStore(
      await adapters[scheme](url, { patience, onError }),
      options.prefix ?? 'round-table:',
      onError,
    );
    await store.get('probe').catch(async ({ cause }: StoreFailed) => {
      await store.close().catch(() => undefined);
      throw cause;
    });
    return store;
  });
}

/**
 * Keyv with its two silences undone: errors throw, and the text is stored as it is, so that a value
 * that cannot be parsed is not mistaken for a store that is down.
 */
class KeyvStore implements Store {
  readonly #keyv: Keyv<string>;
  readonly #prefix: string;
  #closed = false;

  constructor(store: KeyvStoreAdapter, prefix: string, onError: (error: unknown) => void) {
    this.#prefix = prefix;
    this.#keyv = new Keyv<string>({
      store,
      throwOnErrors: true,
      useKeyPrefix: false,
      serialize: ({ value }) => value as string,
      deserialize: <T>(text: string) => ({ value: text as T, expires: undefined }),
    });
    this.#keyv.on('error', onError);
  }

  get(key: string): Promise<string | undefined> {
    return this.#attempt('get', key, () => this.#keyv.get(this.#prefix + key));
  }

  set(key: string, text: string): Promise<void> {
    return this.#attempt('set', key, async () => {
      if (!(await this.#keyv.set(this.#prefix + key, text))) throw new Error('not taken');
    });
  }

  delete(key: string): Promise<void> {
    return this.#attempt('delete', key, async () => {
      await this.#keyv.delete(this.#prefix + key);
    });
  }

  close(): Promise<void> {
    return this.#attempt('close', '', async () => {
      this.#closed = true;
      await this.#keyv.disconnect();
    });
  }

  /** Some adapters connect again when they are used after closing. */
  #attempt<T>(operation: StoreOperation, key: string, run: () => Promise<T>): Promise<T> {
    return attempt(operation, key, async () => {
      if (this.#closed) throw new Error('closed');
      return run();
    });
  }
}

async function attempt<T>(operation: StoreOperation, key: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof StoreFailed ? error : new StoreFailed(operation, key, error);
  }
}
