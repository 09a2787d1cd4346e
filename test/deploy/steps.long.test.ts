import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { answers, freePort } from '../../bench/cluster/relay.ts';
import { startPlayground } from '../../src/playground/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'round-table-steps-'));
const [origin, checkout, installed, units, tools] = ['origin', 'checkout', 'installed', 'units', 'tools'].map(
  (name) => join(folder, name),
) as [string, string, string, string, string];
const playground = await startPlayground();
afterAll(async () => {
  spawnSync('sh', ['-c', `${join(tools, 'systemctl')} stop round-table`]);
  await playground.close();
  await rm(folder, { recursive: true });
}, 120_000);

/** The page's block of commands that contains the text. */
function commandsWith(text: string): string {
  const blocks = readFileSync('docs/operations.md', 'utf8').matchAll(/```sh\n([^`]+)```/g);
  const found = [...blocks].map(([, block]) => block!).filter((block) => block.includes(text));
  expect(found, text).toHaveLength(1);
  return found[0]!;
}

/** Runs the commands as they stand there, in folders and as the user of this test. */
function run(commands: string, cwd: string, variables: NodeJS.ProcessEnv = {}): string {
  const { username, gid } = userInfo();
  const here = commands
    .replaceAll('/opt/round-table', installed)
    .replaceAll('/etc/systemd/system/', `${units}/`)
    .replaceAll('--owner=round-table', `--owner=${username}`)
    .replaceAll('--group=round-table', `--group=${gid}`);
  const done = spawnSync('sh', ['-e', '-c', here], {
    cwd,
    env: { ...process.env, PATH: `${tools}:${process.env.PATH}`, NODE_ENV: '', ...variables },
    encoding: 'utf8',
  });
  expect(done.status, `${here}\n${done.stdout}${done.stderr}`).toBe(0);
  return done.stdout + done.stderr;
}

function tool(name: string, text: string): void {
  writeFileSync(join(tools, name), `#!/bin/sh\n${text}`);
  chmodSync(join(tools, name), 0o755);
}

function git(cwd: string, ...words: string[]): string {
  const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...words], { cwd, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

/** A repository with the files of this one, and a checkout of it with the packages, which nobody has to fetch. */
function makeCheckout(): void {
  const files = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((each) => each !== '' && existsSync(each))) {
    mkdirSync(dirname(join(origin, file)), { recursive: true });
    cpSync(file, join(origin, file));
  }
  git(origin, 'init', '--quiet', '--initial-branch=main');
  git(origin, 'add', '--all');
  git(origin, 'commit', '--quiet', '--message=First');
  git(folder, 'clone', '--quiet', origin, checkout);
  cpSync('node_modules', join(checkout, 'node_modules'), { recursive: true, verbatimSymlinks: true });
}

/** In systemd's place: starts what the unit says, and waits for its end. */
const SYSTEMCTL = `
unit=${units}/round-table.service
case "$1" in
  start)
    cd ${installed}
    export $(sed -n 's/^Environment=//p' "$unit")
    $(sed -n 's,^ExecStart=/usr/bin/node,${process.execPath},p' "$unit") >${folder}/log 2>&1 &
    echo $! >${folder}/pid ;;
  stop)
    [ -f ${folder}/pid ] || exit 0
    kill "$(cat ${folder}/pid)"
    while kill -0 "$(cat ${folder}/pid)" 2>/dev/null; do sleep 0.1; done
    rm ${folder}/pid ;;
esac
`;

const hasPostgres = await answers(5432);

describe('docs/operations.md', { timeout: 300_000 }, () => {
  it('installs the bot, starts it and upgrades it', async () => {
    for (const each of [origin, units, tools]) mkdirSync(each);
    tool('useradd', '');
    tool('systemctl', SYSTEMCTL);
    makeCheckout();

    const port = await freePort();
    const isReady = async () =>
      (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok ?? false;
    const log = () => readFileSync(join(folder, 'log'), 'utf8');
    const commands = commandsWith('useradd');
    const [steps, start] = [commands.replace(/^systemctl start .*\n/m, ''), 'systemctl start round-table'];
    expect(commands).toContain(start);
    run(steps, checkout);
    expect(statSync(join(installed, '.env')).mode & 0o777).toBe(0o640);
    expect(statSync(join(installed, 'data')).mode & 0o777).toBe(0o700);

    const settings = {
      DISCORD_TOKEN: playground.token,
      DISCORD_API_URL: playground.apiUrl,
      METRICS_PORT: port,
    };
    const env = readFileSync(join(installed, '.env'), 'utf8').replaceAll(
      /^(\w+)=$/gm,
      (line, name: string) => `${line}${settings[name as keyof typeof settings] ?? ''}`,
    );
    writeFileSync(join(installed, '.env'), env);
    run(start, folder);
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 200 }).catch((error: unknown) => {
      throw new Error(log(), { cause: error });
    });

    writeFileSync(join(origin, 'CHANGELOG.md'), 'newer');
    git(origin, 'commit', '--quiet', '--all', '--message=Second');
    run(commandsWith('git pull'), folder);
    expect(readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')).toBe('newer');
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 200 }).catch((error: unknown) => {
      throw new Error(log(), { cause: error });
    });
  });

  it.runIf(hasPostgres)('takes games along from the SQLite file to PostgreSQL', async () => {
    const server = new pg.Client('postgresql://postgres@127.0.0.1:5432/test');
    const name = `round_table_steps_${process.pid}`;
    await server.connect();
    await server.query(`CREATE DATABASE ${name}`);
    try {
      run('systemctl stop round-table', folder);
      const [, inside] = /sh -c '([^']+)'/.exec(commandsWith('sh -c')) ?? [];
      const STORE_URL = `postgresql://postgres@127.0.0.1:5432/${name}`;
      expect(run(inside!, installed, { STORE_URL })).toMatch(/copied|same/i);
    } finally {
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.end();
    }
  });
});
