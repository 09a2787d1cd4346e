import {
  type Adapter,
  type AdapterOptions,
  type Batch,
  type Diagnosis,
  errorCode,
  NOT_CONNECTED,
} from './adapter.ts';
import { inTime } from './calls.ts';
import { StoreFailed, type StoreReason } from './errors.ts';
import { LONGEST_HEADER } from './header.ts';
import { whyNot } from './redis-faults.ts';
import type { Advice, Entry } from './store.ts';

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
  const closed = async (error: unknown) => {
    if (client.isOpen) client.destroy();
    throw await whyNot(error, url, options.patience);
  };
  await client
    .connect()
    .then(() => inTime(options.patience, assertKeepsAll(client)))
    .catch(closed);
  /** Keyv's own client would reconnect by itself, even after closing. */
  class OwnClient extends KeyvRedis<string> {
    override async getClient() {
      return client as never;
    }
  }
  const keyv = new OwnClient(client as never, { throwOnErrors: true });
  keyv.on('error', () => undefined);
  const named = (key: string) => keyv.createKeyPrefix(key, keyv.namespace);
  const run = (script: string, keys: readonly string[], values: readonly string[]) =>
    client.eval(script, { keys: keys.map(named), arguments: [...values] });
  const setting = async (name: string) => (await client.configGet(name))[name];
  const entriesFrom = async (script: string, list: string, values: readonly (string | number)[]) => {
    const flat = (await run(script, [list, textsOf(list)], values.map(String))) as unknown as string[];
    return Array.from({ length: flat.length / 3 }, (_, at): Entry => {
      const [id, rank, text] = flat.slice(3 * at, 3 * at + 3) as [string, string, string];
      return { list, id, rank: Number(rank), text };
    });
  };
  const commit = async ({ checks = [], writes, parts, entries, removed }: Batch) => {
    const keys = [
      ...[...writes, ...parts].map(({ key }) => key),
      ...[...entries, ...removed].flatMap(({ list }) => [list, textsOf(list)]),
      ...checks.map(({ key }) => key),
    ];
    const values = [
      ...[writes.length, parts.length, entries.length, removed.length].map(String),
      ...writes.flatMap(({ head, value }) => [head ?? '', value ?? '']),
      ...parts.map(({ value }) => value ?? ''),
      ...entries.flatMap(({ id, rank, text }) => [id, String(rank), text]),
      ...removed.map(({ id }) => id),
      ...checks.map(({ head }) => head),
    ];
    return (await run(COMMIT, keys, values)) === 1;
  };
  await commit(everyKindOfWrite(`${options.prefix}rights`)).catch(closed);
  opened = true;
  return {
    keyv,
    atOnce: 64,
    commit,
    async head(key) {
      return (await client.getRange(named(key), 0, LONGEST_HEADER - 1)) || undefined;
    },
    list: ({ list, limit, newestFirst, after }) =>
      entriesFrom(LIST, list, [newestFirst ? 'REV' : '', limit, ...(after ? [after.rank, after.id] : [])]),
    count: (list) => client.zCard(named(list)),
    claim: (list, due, again, limit) => entriesFrom(CLAIM, list, [due, again, limit]),
    lock: null,
    purge: async () => undefined,
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

/** A node of a cluster has a part of the keys, and Sentinel none. @throws StoreFailed */
async function assertKeepsAll(client: { hello(): Promise<{ readonly mode: string }> }): Promise<void> {
  const { mode } = await client.hello().catch((error: unknown) => {
    // Old servers don't know it, and users may lack the right to it.
    if (diagnose(error).reason === 'refused') throw error;
    return { mode: '' };
  });
  if (mode === 'cluster' || mode === 'sentinel') throw new StoreFailed('open', 'redis:', { reason: mode });
}

/** Leaves nothing. A user may have the right to some commands only, and learns at a start what's missing. */
function everyKindOfWrite(name: string): Batch {
  const entry = { list: `${name}:list`, id: 'id' };
  return {
    writes: [{ key: name, head: null, value: 'value' }],
    parts: [{ key: name, value: null }],
    entries: [{ ...entry, rank: 0, text: '' }],
    removed: [entry],
  };
}

/** A list is a sorted set of its IDs by rank, and beside it a hash of their texts. */
const textsOf = (list: string): string => `${list}#`;

/**
 * Keys: of the writes, the parts, and two for each entry and each removed one. Arguments: the numbers of each, then a
 * head and a value for each write, a value for each part (empty: none), an ID, a rank and a text for each entry, an ID
 * for each removed one. At the end of both, the keys and heads of checks.
 */
const COMMIT = `
local at, key = 4, 0
local function argument() at = at + 1 return ARGV[at] end
local function nextKey() key = key + 1 return KEYS[key] end
local function set(name, value) if value == '' then redis.call('DEL', name) else redis.call('SET', name, value) end end
local function begins(name, head) return redis.call('GETRANGE', name, 0, #head - 1) == head end
local checks = #KEYS - ARGV[1] - ARGV[2] - 2 * ARGV[3] - 2 * ARGV[4]
for n = 0, checks - 1 do
  if not begins(KEYS[#KEYS - n], ARGV[#ARGV - n]) then return 0 end
end
for n = 1, tonumber(ARGV[1]) do
  local head = ARGV[3 + 2 * n]
  if head == '' then
    if redis.call('EXISTS', KEYS[n]) == 1 then return 0 end
  elseif not begins(KEYS[n], head) then return 0 end
end
for _ = 1, tonumber(ARGV[1]) do argument() set(nextKey(), argument()) end
for _ = 1, tonumber(ARGV[2]) do set(nextKey(), argument()) end
for _ = 1, tonumber(ARGV[3]) do
  local id, rank = argument(), argument()
  redis.call('ZADD', nextKey(), rank, id)
  redis.call('HSET', nextKey(), id, argument())
end
for _ = 1, tonumber(ARGV[4]) do
  local id = argument()
  redis.call('ZREM', nextKey(), id)
  redis.call('HDEL', nextKey(), id)
end
return 1`;

/** Makes a flat list of IDs, ranks and texts from one of IDs and ranks. */
const WITH_TEXTS = `
local function withTexts(found)
  local all = {}
  for n = 1, #found, 2 do
    table.insert(all, found[n])
    table.insert(all, found[n + 1])
    table.insert(all, redis.call('HGET', KEYS[2], found[n]) or '')
  end
  return all
end`;

/** Arguments: REV or nothing, how many; after which place: a rank and an ID. */
const LIST = `${WITH_TEXTS}
local down, limit, rank, id = ARGV[1] == 'REV', tonumber(ARGV[2]), ARGV[3], ARGV[4]
local command = down and 'ZREVRANGE' or 'ZRANGE'
if not rank then return withTexts(redis.call(command, KEYS[1], 0, limit - 1, 'WITHSCORES')) end
local skipped = 0
for _, other in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], rank, rank)) do
  if other == id or (other > id) == down then skipped = skipped + 1 end
end
return withTexts(redis.call(
  command .. 'BYSCORE', KEYS[1], rank, down and '-inf' or '+inf', 'WITHSCORES', 'LIMIT', skipped, limit
))`;

/** Arguments: the highest rank, the new one, how many. */
const CLAIM = `${WITH_TEXTS}
local found = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, tonumber(ARGV[3]))
for n = 1, #found, 2 do redis.call('ZADD', KEYS[1], ARGV[2], found[n]) end
return withTexts(found)`;

const REASONS: Readonly<Record<string, StoreReason>> = {
  NOAUTH: 'refused',
  WRONGPASS: 'refused',
  NOPERM: 'lacksRights',
  READONLY: 'readOnly',
  NOREPLICAS: 'readOnly',
  OOM: 'full',
  MISCONF: 'full',
  LOADING: 'starting',
  MASTERDOWN: 'starting',
  CLUSTERDOWN: 'unreachable',
  BUSY: 'unreachable',
};

/** The server's own errors start with a word in capitals, and mean that the command wasn't executed. */
export function diagnose(error: unknown): Diagnosis {
  const { name, message, cause } = error instanceof Error ? error : new Error();
  const [, word] = /^([A-Z]{2,})\b/.exec(message) ?? [];
  if (message.startsWith('ERR max number of clients')) return { reason: 'crowded', certain: true };
  if (word) return { reason: REASONS[word] ?? 'other', certain: true };
  if (cause instanceof Error) return diagnose(cause);
  const unsent = name === 'ClientOfflineError' || NOT_CONNECTED.includes(errorCode(error));
  return { reason: 'unreachable', certain: unsent };
}
