import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createClient } from '@keyv/redis';
import pg from 'pg';
import { startPlayground } from '../../src/playground/server.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';
import { startBotProcess } from '../answers/bot.ts';
import { processorTimeOf } from '../cluster/process-figures.ts';
import { type Figure, median } from '../figure.ts';
import { fill, TABLES } from '../start/fill.ts';

/** Live tables of the server. */
const LIVE = Number(process.env.LIVE ?? 10_000);
/** How often each list is asked for, once the bot has warmed up. */
const TIMES = Number(process.env.TIMES ?? 20);

const DATABASE = `round_table_bench_${process.pid}`;

/** A store of the bench's own. */
interface OwnStore {
  readonly name: string;
  readonly url: string;
  remove(): Promise<void>;
}

/** `/games` in a server with very many live tables, in each kind of store that answers. */
export async function listFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const make of [sqlite, postgres, redis]) {
    const store = await make();
    if (!store) continue;
    try {
      figures.push(...(await measured(store)));
    } finally {
      await store.remove();
    }
  }
  return figures;
}

async function sqlite(): Promise<OwnStore> {
  const folder = await mkdtemp(join(tmpdir(), 'round-table-lists-'));
  const url = `sqlite://${join(folder, 'lists.sqlite')}`;
  return { name: 'SQLite', url, remove: () => rm(folder, { recursive: true }) };
}

async function postgres(): Promise<OwnStore | null> {
  const server = process.env.POSTGRES ?? 'postgresql://postgres@127.0.0.1:5432';
  const run = async (sql: string) => {
    const client = new pg.Client(`${server}/postgres`);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  try {
    await run(`CREATE DATABASE ${DATABASE}`);
  } catch {
    console.warn('PostgreSQL does not answer: not measured with it');
    return null;
  }
  const remove = () => run(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
  return { name: 'PostgreSQL', url: `${server}/${DATABASE}`, remove };
}

async function redis(): Promise<OwnStore | null> {
  const url = process.env.REDIS ?? 'redis://127.0.0.1:6379/9';
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    console.warn('Redis does not answer: not measured with it');
    return null;
  }
  if ((await client.dbSize()) > 0) {
    client.destroy();
    throw new Error(`${url} isn't empty; REDIS=redis://… names another database`);
  }
  const remove = async () => {
    await client.flushDb();
    client.destroy();
  };
  return { name: 'Redis', url, remove };
}

async function measured({ name, url }: OwnStore): Promise<Figure[]> {
  const channels = Array.from({ length: LIVE }, (_none, at) => ({ name: `table-${at}` }));
  const playground = await startPlayground({
    users: [{ name: 'ann' }, { name: 'ben' }],
    guilds: [{ name: 'large', channels }],
    limits: { globalPerSecond: 1_000_000, perRoute: 1_000_000, requests: 100, messagesPerChannel: 50 },
  });
  const { discord } = playground;
  const [guild] = discord.world.guilds.values();
  const places = [...discord.world.channels.values()].filter(({ guildId }) => guildId).map(({ id }) => id);
  const ann = discord.user('ann');
  const groups = Array.from({ length: LIVE / TABLES }, (_none, at) => ({
    id: guild!.id,
    channels: places.slice(at * TABLES, (at + 1) * TABLES),
  }));
  await fill(url, groups, { userId: ann.id, name: 'Ann' });
  const folder = await mkdtemp(join(tmpdir(), 'round-table-lists-'));
  const settings = {
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
    STORE_URL: url,
    LOG_LEVEL: 'warn',
    LIMITS_OF_USE: 'off',
  };
  const bot = await startBotProcess('.', settings, folder);
  try {
    const figures: Figure[] = [];
    for (const [whose, user] of [
      ['somebody at none', discord.user('ben')],
      ['somebody at all', ann],
    ] as const) {
      await ask(bot.pid, user, places[0]!);
      const { waits, busy } = await ask(bot.pid, user, places[0]!);
      const figure = (what: string, runs: readonly number[], atMost: number): Figure => ({
        name: `/games of ${whose} of ${LIVE} tables, ${name}: ${what}`,
        unit: 'ms',
        value: median(runs),
        runs,
        goal: { atMost },
      });
      figures.push(figure('first answer', waits, 200), figure('processor time', busy, 50));
    }
    return figures;
  } finally {
    bot.kill();
    await playground.close();
    await rm(folder, { recursive: true });
  }
}

/** Asks for the list, again and again. */
async function ask(pid: number, user: LocalUser, channelId: string) {
  const waits: number[] = [];
  const before = processorTimeOf(pid) ?? Number.NaN;
  for (let at = 0; at < TIMES; at++) waits.push((await user.command(channelId, 'games', {})).elapsed);
  return { waits, busy: [((processorTimeOf(pid) ?? Number.NaN) - before) / TIMES] };
}
