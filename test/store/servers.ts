import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import pg from 'pg';
import { afterAll } from 'vitest';
import { answers, freePort } from '../../scripts/cluster/relay.ts';

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
