import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createClient } from '@keyv/redis';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterAll } from 'vitest';
import type { StoreReason } from '../../src/store/errors.ts';
import { servers, startRedis, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
const cleanings: (() => unknown)[] = [];
afterAll(async () => {
  for (const clean of cleanings.reverse()) await clean();
});

/** Something that a running store may come into, and out of again. */
export interface State {
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
      // The bot may be writing in this very moment.
      other.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
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

/** On each store of this machine. */
export const states: readonly State[] = [...(await inPostgres()), ...(await inRedis()), ...inSqlite()];
