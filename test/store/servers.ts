import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import pg from 'pg';
import { afterAll } from 'vitest';
import { answers, freePort } from '../../bench/cluster/relay.ts';

/** Gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'round-table-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

const known = [
  { name: 'redis', port: 6379, url: (port: number) => `redis://127.0.0.1:${port}` },
  { name: 'postgresql', port: 5432, url: (port: number) => `postgresql://postgres@127.0.0.1:${port}/test` },
];

export type StoreServer = (typeof known)[number];

/** Those that answer on loopback. */
export const servers: StoreServer[] = [];
for (const server of known) {
  if (await answers(server.port)) servers.push(server);
  else console.warn(`${server.name} does not answer on loopback port ${server.port}: not tested with it`);
}

const OURS = `round-table-test-${process.pid}-`;
let prefixes = 0;
/** Keys of its own for each test; gone after the tests of the file. */
export const newPrefix = (): string => `${OURS}${prefixes++}:`;

const sweep: Record<string, (url: string) => Promise<void>> = {
  async redis(url) {
    const client = await createClient({ url }).connect();
    for await (const keys of client.scanIterator({ MATCH: `*${OURS}*` }))
      if (keys.length > 0) await client.del(keys);
    client.destroy();
  },
  async postgresql(url) {
    const client = new pg.Client(url);
    await client.connect();
    await client.query('DELETE FROM keyv WHERE key LIKE $1', [`${OURS}%`]);
    await client.end();
  },
};
afterAll(async () => {
  if (prefixes > 0) for (const { name, port, url } of servers) await sweep[name]!(url(port));
});

/** A Redis server of the test's own, ready; undefined where there's no `redis-server`. */
export async function startRedis(
  folder: string,
  ...settings: string[]
): Promise<{ process: ChildProcess; url: string } | undefined> {
  const port = await freePort();
  const server = spawn('redis-server', ['--port', String(port), '--dir', folder, ...settings]);
  afterAll(() => void server.kill('SIGKILL'));
  const ready = new Promise<boolean>((resolve) => {
    server.on('error', () => resolve(false));
    server.stdout.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve(true));
  });
  if (!(await ready)) return undefined;
  return { process: server, url: `redis://127.0.0.1:${port}` };
}

const POSTGRES = '/usr/lib/postgresql';

/** The programs of PostgreSQL, which refuses to run as root; undefined where there's none, or nobody to run it as. */
function postgresPrograms():
  | { readonly folder: string; readonly user: { uid?: number; gid?: number } }
  | undefined {
  const [version] = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort().reverse() : [];
  if (version === undefined) return undefined;
  const folder = join(POSTGRES, version, 'bin');
  if (process.getuid?.() !== 0) return { folder, user: {} };
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
    return { folder, user: { uid: uid!, gid: gid! } };
  } catch {
    return undefined;
  }
}

/**
 * A PostgreSQL server of the test's own, ready, with a superuser `postgres`; undefined where there's none.
 * @param prepare changes its folder before it starts; the files there are its own then
 */
export async function startPostgres(
  parent: string,
  prepare: (folder: string) => void = () => undefined,
): Promise<{ process: ChildProcess; port: number; url: string; folder: string } | undefined> {
  const programs = postgresPrograms();
  if (!programs) return undefined;
  const { user } = programs;
  const folder = join(parent, 'postgres');
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = user;
  if (uid !== undefined) {
    chmodSync(parent, 0o755);
    chownSync(folder, uid, gid!);
  }
  const options = { ...user, cwd: folder, stdio: 'pipe' } as const;
  const setUp = [
    '-D',
    folder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--no-sync',
    '--no-instructions',
    '--locale=C',
  ];
  execFileSync(join(programs.folder, 'initdb'), [...setUp, '-E', 'UTF8'], options);
  prepare(folder);
  if (uid !== undefined) for (const file of readdirSync(folder)) chownSync(join(folder, file), uid, gid!);
  const port = await freePort();
  const given = ['fsync=off', 'unix_socket_directories='].flatMap((setting) => ['-c', setting]);
  const server = spawn(
    join(programs.folder, 'postgres'),
    ['-D', folder, '-p', String(port), ...given],
    options,
  );
  afterAll(() => void server.kill('SIGKILL'));
  const ready = new Promise<boolean>((resolve) => {
    server.on('exit', () => resolve(false));
    server.stderr.on('data', (text: Buffer) => text.includes('ready to accept') && resolve(true));
  });
  if (!(await ready)) throw new Error('PostgreSQL has not started');
  return { process: server, port, url: `postgresql://postgres@127.0.0.1:${port}/postgres`, folder };
}
