import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { createClient } from '@keyv/redis';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../bench/cluster/relay.ts';
import { openStore } from '../../src/store/open.ts';
import { type House, house, PEOPLE, tracesOf } from '../privacy/scene.ts';
import { playAll, seenIn } from '../store/played.ts';
import { startPostgres, temporaryFolder } from '../store/servers.ts';

/** The commands of docs/operations.md by the comment that stands before them, each up to the next one or a blank line. */
const COMMANDS = new Map<string, string>();
for (const [, block] of readFileSync('docs/operations.md', 'utf8').matchAll(/```sh\n(.*?)```/gs)) {
  let name = '';
  for (const line of block!.split('\n')) {
    if (line.startsWith('# ')) name = line.slice(2);
    else if (line !== '') COMMANDS.set(name, `${COMMANDS.get(name) ?? ''}${line}\n`);
  }
}
const named = (name: string): string => {
  const found = COMMANDS.get(name);
  if (found === undefined) throw new Error(`docs/operations.md has no commands for “${name}”`);
  return found;
};

const folder = temporaryFolder();
const [home, bot, tools] = ['home', 'bot', 'tools'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
for (const each of [home, bot, tools]) mkdirSync(each);
// The bot's folder, with data of its own.
for (const name of ['package.json', 'tsconfig.json', 'scripts', 'src', 'render', 'commands', 'node_modules'])
  symlinkSync(resolve(name), join(bot, name));

/** Does in the server of the test what Compose would in its container, and in the bot's folder what the bot's would. */
const DOCKER = `#!/bin/sh
echo "$@" >> ${join(folder, 'docker.log')}
case "$*" in
  "compose exec -T postgres "*) shift 4; exec "$@" ;;
  "compose run --rm bot "*) shift 4; cd ${bot}; exec "$@" ;;
  "compose stop bot" | "compose start bot") ;;
  *) exit 64 ;;
esac
`;
writeFileSync(join(tools, 'docker'), DOCKER);
chmodSync(join(tools, 'docker'), 0o755);

/** Runs a page's commands as they stand there. @returns their output */
function run(commands: string, cwd: string, variables: NodeJS.ProcessEnv): string {
  const done = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd,
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}`, HOME: home, ...variables },
    encoding: 'utf8',
  });
  expect(done, commands).toMatchObject({ status: 0 });
  return done.stdout;
}

/** What a bot does with the store, which it leaves afterwards. */
async function withBot<T>(url: string, work: (on: House) => Promise<T>): Promise<T> {
  const store = await openStore(url);
  await store.acquire({ host: 'here', pid: 1 });
  const on = house(store, Date.UTC(2026, 0, 2));
  try {
    return await work(on);
  } finally {
    await on.close();
    await store.close();
  }
}

interface Scene {
  readonly url: string;
  readonly variables?: NodeJS.ProcessEnv;
  readonly backUp: string;
  readonly goBack: string;
  /** Where the way back begins; the bot's folder if absent. */
  readonly cwd?: string;
  /** Loses everything. */
  readonly wipe: () => Promise<void>;
  /** Before the way back, and after it. */
  readonly stop?: () => Promise<void>;
  readonly start?: () => Promise<void>;
}

const [ada] = PEOPLE as [(typeof PEOPLE)[0]];
const SOUND = /^all \d+ values can be read\nall \d+ lines of lists are as they should be$/m;

/** Plays, backs up, plays on, loses everything, goes back and looks whether all is as it was. */
async function goesBack(scene: Scene): Promise<void> {
  const { url, wipe } = scene;
  const variables = { STORE_URL: url, BACKUP: join(home, scene.backUp), ...scene.variables };
  await withBot(url, playAll);
  const seen = await withBot(url, seenIn);
  run(named(scene.backUp), bot, variables);
  await withBot(url, (on) => playAll(on, 6));
  expect(await withBot(url, seenIn)).not.toEqual(seen);
  await wipe();
  const empty = await withBot(url, async ({ tables, personalData }) => [
    (await tables.listing('g1')).live,
    (await personalData.of(ada.userId)).tables,
  ]);
  expect(empty).toEqual([[], []]);
  await scene.stop?.();
  run(named(scene.goBack), scene.cwd ?? bot, variables);
  await scene.start?.();
  expect(await withBot(url, seenIn)).toEqual(seen);
  expect(run(named('Any: check'), bot, variables)).toMatch(SOUND);
}

/** The files below a folder. */
const filesIn = (parent: string): string[] =>
  readdirSync(parent, { recursive: true })
    .map((file) => join(parent, String(file)))
    .filter((file) => statSync(file).isFile());

const traces = (parent: string): string[] =>
  filesIn(parent).filter((file) => tracesOf(ada, readFileSync(file).toString('latin1')).length > 0);

/** The second time, as every process has heard of it. */
async function erase({ personalData }: House): Promise<void> {
  await personalData.note(ada.userId);
  for (let time = 0; time < 2; time++) await personalData.erase(ada.userId);
}

describe('the commands of docs/operations.md', { timeout: 180_000 }, () => {
  it('back up a SQLite store and go back to it', async () => {
    const url = `sqlite://${join(bot, 'data/round-table.sqlite')}`;
    const wipe = async () => {
      const files = readdirSync(join(bot, 'data'));
      for (const file of files) writeFileSync(join(bot, 'data', file), '');
    };
    // As it's where nothing is set.
    const variables = { STORE_URL: '' };
    await goesBack({
      ...{ url, variables, wipe },
      ...{ backUp: "SQLite: back up, in the bot's folder", goBack: 'SQLite: go back' },
    });
  });

  describe('on PostgreSQL', async () => {
    const server = await startPostgres(folder);
    const admin = async (sql: string) => {
      const client = new pg.Client(server!.url);
      await client.connect();
      for (const each of sql.split(';')) await client.query(each);
      await client.end();
    };
    const databaseAt = (user: string, name: string) =>
      `postgresql://${user}@127.0.0.1:${server!.port}/${name}`;

    it.runIf(server)('back up its tables and go back to them', async () => {
      await admin('CREATE ROLE bot LOGIN; CREATE DATABASE games OWNER bot');
      await goesBack({
        url: databaseAt('bot', 'games'),
        ...{ backUp: 'PostgreSQL: back up', goBack: 'PostgreSQL: go back' },
        wipe: () => admin('DROP DATABASE games WITH (FORCE); CREATE DATABASE games OWNER bot'),
      });
    });

    it.runIf(server)('do so in Compose', async () => {
      await admin('CREATE ROLE round_table LOGIN SUPERUSER; CREATE DATABASE round_table');
      await goesBack({
        url: databaseAt('round_table', 'round_table'),
        variables: { PGHOST: '127.0.0.1', PGPORT: String(server!.port) },
        ...{ backUp: 'Compose: back up', goBack: 'Compose: go back' },
        wipe: () => admin('DROP DATABASE round_table WITH (FORCE); CREATE DATABASE round_table'),
      });
      const asked = readFileSync(join(folder, 'docker.log'), 'utf8').split('\n');
      expect(asked.map((line) => line.split(' ', 3).join(' '))).toEqual(
        expect.arrayContaining(['compose stop bot', 'compose run --rm', 'compose start bot']),
      );
    });

    it.runIf(server)('clear what’s left of somebody who was deleted', async () => {
      const url = databaseAt('postgres', 'cleared');
      await admin('CREATE DATABASE cleared');
      await withBot(url, playAll);
      await admin('CHECKPOINT');
      await withBot(url, erase);
      await admin('CHECKPOINT');
      const tables = join(server!.folder, 'base');
      expect(traces(tables)).not.toEqual([]);
      run(named('PostgreSQL: clear'), bot, { STORE_URL: url });
      await admin(
        'DROP DATABASE IF EXISTS games WITH (FORCE); DROP DATABASE IF EXISTS round_table WITH (FORCE); CHECKPOINT',
      );
      expect(traces(tables)).toEqual([]);
    });
  });

  describe('on Redis', async () => {
    const data = join(folder, 'redis');
    mkdirSync(data);
    const port = await freePort();
    const url = `redis://127.0.0.1:${port}`;
    let server: ChildProcess | undefined;
    /** @returns whether there's a Redis to start */
    const start = (): Promise<boolean> => {
      const settings = [
        '--port',
        String(port),
        '--dir',
        data,
        '--appendonly',
        'yes',
        '--rdbcompression',
        'no',
      ];
      const begun = spawn('redis-server', settings);
      server = begun;
      return new Promise<boolean>((resolve) => {
        begun.on('error', () => resolve(false));
        begun.stdout.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve(true));
      });
    };
    const stop = async () => {
      const ended = new Promise<void>((resolve) => server!.on('exit', () => resolve()));
      server!.kill('SIGTERM');
      await ended;
    };
    const hasRedis = await start();
    afterAll(() => void server?.kill('SIGKILL'));
    const asked = async <T>(ask: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> => {
      const client = await createClient({ url }).connect();
      client.on('error', () => undefined);
      try {
        return await ask(client as never);
      } finally {
        client.destroy();
      }
    };

    it.runIf(hasRedis)('back it up and go back to it', async () => {
      await goesBack({
        ...{ url, cwd: data, stop },
        start: async () => void (await start()),
        backUp: 'Redis: back up',
        goBack: "Redis with appendonly yes: go back, in its folder, while it's stopped",
        wipe: async () => void (await asked((client) => client.flushAll())),
      });
      // What's written from then on is kept as well.
      const before = await withBot(url, async (on) => {
        await playAll(on, 12);
        return seenIn(on);
      });
      server!.kill('SIGKILL');
      await start();
      expect(await withBot(url, seenIn)).toEqual(before);
    });

    it.runIf(hasRedis)('clear what’s left of somebody who was deleted', async () => {
      await withBot(url, (on) => playAll(on, 18));
      await withBot(url, erase);
      expect(traces(data)).not.toEqual([]);
      run(named('Redis: clear'), bot, { STORE_URL: url });
      await expect
        .poll(() => asked((client) => client.info('persistence')), { timeout: 20_000 })
        .toMatch(
          /(?=.*aof_rewrite_in_progress:0)(?=.*aof_rewrite_scheduled:0)(?=.*rdb_bgsave_in_progress:0)/s,
        );
      await expect.poll(() => traces(data), { timeout: 20_000 }).toEqual([]);
    });
  });
});
