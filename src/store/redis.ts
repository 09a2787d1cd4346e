import { randomUUID } from 'node:crypto';
import {
  type Adapter,
  type AdapterOptions,
  codeOf,
  type Diagnosis,
  type Guard,
  NOT_CONNECTED,
} from './adapter.ts';
import { inTime } from './calls.ts';
import type { StoreReason } from './errors.ts';
import { HOLD, RELEASE, REPLACE } from './redis-scripts.ts';
import type { Advice } from './store.ts';

/** The pause before reconnecting, in ms. */
const RECONNECT = 250;

export async function open(url: string, options: AdapterOptions): Promise<Adapter> {
  const { default: KeyvRedis, createClient } = await import('@keyv/redis');
  let opened = false;
  const newClient = () => {
    const made = createClient({
      url,
      // Commands fail at once while the server is away, instead of being queued.
      disableOfflineQueue: true,
      // Pings keep idle connections from being mistaken for dead ones.
      pingInterval: options.patience,
      socket: {
        connectTimeout: options.patience * 5,
        reconnectStrategy: (_attempt, cause) => (opened ? RECONNECT : cause),
      },
    });
    made.on('error', (error) => opened && options.onError(error));
    // The driver has no limit for greeting a server that accepts connections and doesn't answer.
    made.on('connect', () => {
      const greeted = new Promise<void>((resolve) => made.once('ready', resolve));
      inTime(options.patience, greeted).catch(() => opened && client === made && renew());
    });
    return made;
  };
  const renew = () => {
    client.destroy();
    client = newClient();
    client.connect().catch(options.onError);
  };
  let client = newClient();
  await client.connect();
  opened = true;
  /** Keyv's own client would reconnect by itself, even after closing. */
  class OwnClient extends KeyvRedis<string> {
    override async getClient() {
      return client as never;
    }
  }
  const keyv = new OwnClient(client as never, { throwOnErrors: true });
  keyv.on('error', () => undefined);
  const run = async (script: string, keys: readonly string[], values: string[]) => {
    const named = keys.map((key) => keyv.createKeyPrefix(key, keyv.namespace));
    return (await client.eval(script, { keys: named, arguments: values })) === 1;
  };
  const setting = async (name: string) => (await client.configGet(name))[name];
  return {
    keyv,
    atOnce: 64,
    replace: (key, head, value, guard) => run(REPLACE, ...replaceArguments(key, head, value, guard)),
    lock(key) {
      const token = randomUUID();
      return {
        hold: () => run(HOLD, [key], [token, String(options.leaseTime)]),
        release: async () => void (await run(RELEASE, [key], [token])),
      };
    },
    diagnose,
    refresh() {
      if (client.isReady) renew();
    },
    async advice() {
      const [policy, save, log] = [
        await setting('maxmemory-policy'),
        await setting('save'),
        await setting('appendonly'),
      ];
      const advice: Advice[] = policy === 'noeviction' ? [] : ['evictsKeys'];
      return save === '' && log === 'no' ? [...advice, 'keepsNothing'] : advice;
    },
    async close() {
      opened = false;
      client.destroy();
    },
  };
}

function replaceArguments(
  key: string,
  head: string | null,
  value: string | null,
  guard: Guard | null,
): [string[], string[]] {
  return [
    guard ? [key, guard.key] : [key],
    [head ?? '', value === null ? 'delete' : 'set', value ?? '', guard?.head ?? ''],
  ];
}

const REASONS: Readonly<Record<string, StoreReason>> = {
  NOAUTH: 'refused',
  WRONGPASS: 'refused',
  NOPERM: 'refused',
  READONLY: 'readOnly',
  OOM: 'full',
  MISCONF: 'full',
  LOADING: 'unreachable',
  MASTERDOWN: 'unreachable',
  CLUSTERDOWN: 'unreachable',
  BUSY: 'unreachable',
};

/** The server's own errors start with a word in capitals, and mean that the command wasn't executed. */
export function diagnose(error: unknown): Diagnosis {
  const { name, message, cause } = error instanceof Error ? error : new Error();
  const [, word] = /^([A-Z]{2,})\b/.exec(message) ?? [];
  if (word) return { reason: REASONS[word] ?? 'other', certain: true };
  if (cause instanceof Error) return diagnose(cause);
  const unsent = name === 'ClientOfflineError' || NOT_CONNECTED.includes(codeOf(error));
  return { reason: 'unreachable', certain: unsent };
}
