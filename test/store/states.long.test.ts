import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@keyv/redis';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { kebab } from '../../src/i18n/fluent/kebab.ts';
import { sayIn } from '../../src/i18n/index.ts';
import { Ending } from '../../src/operations/ending.ts';
import { EXIT } from '../../src/operations/exit-codes.ts';
import { holdStore } from '../../src/operations/hold-store.ts';
import { Readiness } from '../../src/operations/readiness.ts';
import { isWorthWaiting, StoreFailed, type StoreReason } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT } from '../../src/store/store.ts';
import { recorder } from '../base/recorder.ts';
import { servers, startRedis, temporaryFolder } from './servers.ts';

const say = sayIn('en-US');
const folder = temporaryFolder();
const endings: Ending[] = [];
const cleanings: (() => unknown)[] = [];
afterEach(async () => {
  for (const ending of endings.splice(0)) await ending.end(EXIT.inOrder);
});
afterAll(async () => {
  for (const clean of cleanings.reverse()) await clean();
});

interface State {
  readonly name: string;
  readonly url: string;
  readonly begin: () => unknown;
  readonly end: () => unknown;
  /** For which a start waits, or ends; null if it goes on at once. */
  readonly atStart: StoreReason | null;
  /** Whether it heals by itself while the store is used, so that there's nothing to end. */
  readonly heals?: boolean;
}

async function inPostgres(): Promise<State[]> {
  const server = servers.find(({ name }) => name === 'postgresql');
  if (!server) return [];
  const database = `round_table_states_${process.pid}`;
  const role = `${database}_user`;
  const admin = server.url(server.port);
  const asked = async (sql: string, at = admin.replace(/test$/, database)) => {
    const client = new pg.Client(at);
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await asked(`CREATE DATABASE ${database}`, admin);
  await asked(`CREATE ROLE ${role} LOGIN`);
  await asked(`GRANT ALL ON SCHEMA public TO ${role}`);
  cleanings.push(async () => {
    await asked(`DROP DATABASE ${database} WITH (FORCE)`, admin);
    await asked(`DROP ROLE ${role}`, admin);
  });
  const url = admin.replace('postgres@', `${role}@`).replace(/test$/, database);
  const cut = () => asked(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${role}'`);
  const full = `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON keyv FOR EACH ROW EXECUTE FUNCTION full_disk()`;
  let locking: pg.Client | undefined;
  const state = (name: string, atStart: StoreReason | null, begin: () => unknown, end: () => unknown) => ({
    name: `PostgreSQL, ${name}`,
    url,
    atStart,
    begin,
    end,
  });
  return [
    state(
      'read-only after a failover',
      'readOnly',
      () => asked(`ALTER ROLE ${role} SET default_transaction_read_only = on`).then(cut),
      () => asked(`ALTER ROLE ${role} RESET default_transaction_read_only`).then(cut),
    ),
    state(
      'full',
      'full',
      () => asked(full),
      () => asked('DROP FUNCTION full_disk CASCADE'),
    ),
    state(
      'without rights',
      'lacksRights',
      () => asked(`ALTER TABLE keyv OWNER TO postgres; REVOKE ALL ON keyv FROM ${role}`),
      () => asked(`ALTER TABLE keyv OWNER TO ${role}`),
    ),
    state(
      'locked',
      'unreachable',
      async () => {
        locking = new pg.Client(admin.replace(/test$/, database));
        await locking.connect();
        await locking.query('BEGIN; LOCK TABLE keyv IN EXCLUSIVE MODE');
      },
      () => locking!.end(),
    ),
    state(
      'with no connection left',
      'crowded',
      () => asked(`ALTER ROLE ${role} CONNECTION LIMIT 0`).then(cut),
      () => asked(`ALTER ROLE ${role} CONNECTION LIMIT -1`),
    ),
    {
      ...state(
        'without tables',
        null,
        () => asked('DROP TABLE keyv, keyv_lists'),
        () => undefined,
      ),
      heals: true,
    },
  ];
}

async function inRedis(): Promise<State[]> {
  const redis = await startRedis(folder, '--save', '');
  if (!redis) return [];
  const { url } = redis;
  const asked = async (...command: string[]) => {
    const client = await createClient({ url }).connect();
    await client.sendCommand(command);
    client.destroy();
  };
  const state = (name: string, atStart: StoreReason | null, begin: string[], end: string[]) => ({
    name: `Redis, ${name}`,
    url,
    atStart,
    begin: () => asked(...begin),
    end: () => asked(...end),
  });
  await asked('ACL', 'SETUSER', 'bot', 'on', 'nopass', '~*', '+@all');
  const bot = { url: url.replace('//', '//bot:any@') };
  const rights = state('without rights', 'lacksRights', [], []);
  return [
    state('full', 'full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']),
    state('a replica', 'readOnly', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']),
    state(
      'without its replicas',
      'readOnly',
      ['CONFIG', 'SET', 'min-replicas-to-write', '1'],
      ['CONFIG', 'SET', 'min-replicas-to-write', '0'],
    ),
    {
      ...rights,
      ...bot,
      begin: () => asked('ACL', 'SETUSER', 'bot', '-@write', '-@scripting'),
      end: () => asked('ACL', 'SETUSER', 'bot', '+@all'),
    },
  ];
}

function inSqlite(): State[] {
  const file = `${folder}/locked/tables.sqlite`;
  let other: InstanceType<typeof DatabaseSync> | undefined;
  const locked: State = {
    name: 'SQLite, locked by another program',
    url: `sqlite://${file}`,
    atStart: 'locked',
    begin: () => {
      other = new DatabaseSync(file);
      other.exec('BEGIN IMMEDIATE');
    },
    end: () => other!.close(),
  };
  const disk = `${folder}/disk`;
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', disk], { stdio: 'ignore' });
  } catch {
    // Only root may.
    return [locked];
  }
  cleanings.push(() => execFileSync('umount', ['--lazy', disk]));
  const filler = new URL(`file://${disk}/filler`);
  return [
    locked,
    {
      name: 'SQLite, on a full disk',
      url: `sqlite://${disk}/tables.sqlite`,
      atStart: 'full',
      begin: () => {
        try {
          execFileSync('dd', ['if=/dev/zero', `of=${filler.pathname}`, 'bs=1k'], { stdio: 'ignore' });
        } catch {}
      },
      end: () => execFileSync('rm', [filler.pathname]),
    },
  ];
}

const states = [...(await inPostgres()), ...(await inRedis()), ...inSqlite()];

/** As the bot uses it. */
function using(url: string) {
  const { log } = recorder();
  const said: string[] = [];
  const ending = new Ending(log, () => undefined);
  endings.push(ending);
  const readiness = new Readiness(['store'], ending.signal);
  const open = () => openStore(url, { ...readiness.ofStore({}), heartbeat: 100, patience: 500 });
  const holder = { host: 'here', pid: process.pid };
  const pause = (_ms: number, signal: AbortSignal) => delay(50, undefined, { signal });
  const print = (sentence: string) => void said.push(sentence);
  const store = holdStore(open, holder, { say, log, ending, print, pause }).then((held) => {
    readiness.has('store');
    return held;
  });
  store.catch(() => undefined);
  const isReady = () => readiness.missing.length === 0;
  return { store, said, isReady };
}

const eventually = <T>(what: () => T) => expect.poll(what, { timeout: 20_000, interval: 25 });

describe.each(states)('a store in a state: $name', ({ url, begin, end, atStart, heals = false }) => {
  const save = (store: { put(key: string, text: string, over: string): Promise<string> }) =>
    store.put(`key${Math.random()}`, 'text', ABSENT);

  it('is not ready while it lasts, and is again after it, without a restart', async () => {
    const { store: opening, isReady } = using(url);
    const store = await opening;
    expect(isReady()).toBe(true);
    await begin();
    if (!heals) await eventually(isReady).toBe(false);
    await end();
    await eventually(isReady).toBe(true);
    await eventually(() =>
      save(store).then(
        () => 'saved',
        () => 'failed',
      ),
    ).toBe('saved');
  });

  it('is waited for at a start if it passes by itself, and said in any case', async () => {
    await (await using(url).store).close();
    await begin();
    const { store: opening, said, isReady } = using(url);
    const sentence = atStart && say(`config-store-${kebab(atStart)}`, { statements: '' } as never);
    if (atStart === null) await opening;
    else if (isWorthWaiting(new StoreFailed('open', '', { reason: atStart })))
      await eventually(() => said.some((line) => line.startsWith(sentence!))).toBe(true);
    else await expect(opening).rejects.toMatchObject({ reason: atStart });
    expect(isReady()).toBe(atStart === null);
    await end();
    if (atStart !== null && !isWorthWaiting(new StoreFailed('open', '', { reason: atStart }))) return;
    await save(await opening);
    expect(isReady()).toBe(true);
  });
});
