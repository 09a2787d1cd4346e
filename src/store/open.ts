import { Keyv } from 'keyv';
import { adapters, SCHEMES, type Scheme } from './adapters.ts';
import { StoreConflict, StoreFailed } from './errors.ts';
import { ABSENT, type Store, type StoreOptions } from './store.ts';

export const DEFAULT_STORE_URL = 'sqlite://data/round-table.sqlite';

/** Whether the text names a kind of store that `openStore` knows. */
export function isStoreUrl(url: string): boolean {
  return schemeOf(url) !== undefined;
}

function schemeOf(url: string): Scheme | undefined {
  return SCHEMES.find((scheme) => url.startsWith(scheme));
}

/** @throws StoreFailed */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const scheme = schemeOf(url);
  if (!scheme) throw new StoreFailed('open', url.split(':', 1)[0] ?? '');
  const onError = (cause: unknown) => options.onError?.(new StoreFailed('connect', scheme, { cause }));
  const prefix = options.prefix ?? 'round-table:';
  let closed = false;
  const attempt = async <T>(
    operation: 'open' | 'get' | 'put' | 'delete',
    key: string,
    run: () => Promise<T>,
  ) => {
    try {
      if (closed) throw new Error('closed');
      return await run();
    } catch (cause) {
      if (cause instanceof StoreConflict) throw cause;
      throw new StoreFailed(operation, key, { cause, reason: 'unreachable' });
    }
  };
  const keyv = await attempt('open', scheme, async () => {
    const store = await adapters[scheme](url, { patience: options.patience ?? 1000, onError });
    const keyv = new Keyv<string>({
      store,
      throwOnErrors: true,
      useKeyPrefix: false,
      serialize: ({ value }) => value as string,
      deserialize: <T>(text: string) => ({ value: text as T, expires: undefined }),
    });
    keyv.on('error', onError);
    await keyv.get(`${prefix}probe`);
    return keyv;
  });
  const get = async (key: string) => {
    const text = await keyv.get(prefix + key);
    return text === undefined ? undefined : { text, version: `text:${text}` };
  };
  const check = async (key: string, over: string) => {
    if (((await get(key))?.version ?? ABSENT) !== over) throw new StoreConflict(key);
  };
  return {
    get: (key) => attempt('get', key, () => get(key)),
    put: (key, text, over) =>
      attempt('put', key, async () => {
        await check(key, over);
        await keyv.set(prefix + key, text);
        return `text:${text}`;
      }),
    delete: (key, over) =>
      attempt('delete', key, async () => {
        await check(key, over);
        await keyv.delete(prefix + key);
      }),
    acquire: async () => ({ fence: 1 }),
    close: () => {
      closed = true;
      return keyv.disconnect();
    },
  };
}
