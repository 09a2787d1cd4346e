import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { startPlayground } from '../../src/playground/server.ts';
import { startArguments } from '../answers/bot.ts';
import type { Figure } from '../figure.ts';
import { fill, TABLES } from './fill.ts';

/** Servers with five tables each; others with `SERVERS=200,1000`. */
const SERVERS = (process.env.SERVERS ?? '200,1000').split(',').map(Number);
/** How long people press while the bot starts, in ms. */
const PRESSING = Number(process.env.SECONDS ?? 30) * 1_000;
/** The pause between two interactions, in ms. */
const PAUSE = 100;

interface Started {
  readonly waits: readonly number[];
  readonly unanswered: number;
  readonly standstill: number;
  readonly memory: number;
  readonly busy: number;
  readonly complaints: number;
  readonly failures: number;
}

/** How the bot starts where it has many servers, on SQLite, while people play from the first second on. */
export async function startFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const servers of SERVERS) {
    const { waits, ...started } = await measure(servers);
    const sorted = [...waits].sort((a, b) => a - b);
    const figure = (name: string, unit: string, value: number, atMost?: number): Figure => ({
      name: `${name}, ${servers} servers × ${TABLES} tables`,
      unit,
      value,
      runs: [value],
      ...(atMost === undefined ? {} : { goal: { atMost } }),
    });
    figures.push(
      figure('answered', '', waits.length),
      figure('unanswered', '', started.unanswered, 0),
      figure('first answer, p99', 'ms', sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN),
      figure('longest standstill', 'ms', started.standstill, 100),
      figure('memory at most', 'MB', started.memory, 400),
      figure('processor time', 's', started.busy),
      figure('lines of the log at warn and above', '', started.complaints),
      figure('failures of the store', '', started.failures, 0),
    );
  }
  return figures;
}

async function measure(servers: number): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'round-table-start-'));
  const channels = Array.from({ length: TABLES }, (_none, at) => ({ name: `table-${at}` }));
  const playground = await startPlayground({
    users: [{ name: 'ann' }],
    guilds: Array.from({ length: servers }, (_none, at) => ({ name: `server ${at}`, channels })),
    limits: { globalPerSecond: 1_000_000, perRoute: 1_000, requests: 100, messagesPerChannel: 50 },
    gateway: { guildsPerShard: servers + 1 },
  });
  const { discord } = playground;
  const ann = discord.user('ann');
  const byGuild = new Map<string, string[]>();
  for (const { id, guildId } of discord.world.channels.values())
    if (guildId) byGuild.set(guildId, [...(byGuild.get(guildId) ?? []), id]);
  const filled = [...byGuild].map(([id, all]) => ({ id, channels: all }));
  const storeUrl = `sqlite://${join(folder, 'start.sqlite')}`;
  await fill(storeUrl, filled, { userId: ann.id, name: 'Ann' });
  const file = join(folder, 'figures.json');
  const bot = spawn(process.execPath, await startArguments('.'), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DISCORD_TOKEN: playground.token,
      DISCORD_API_URL: playground.apiUrl,
      STORE_URL: storeUrl,
      LOG_LEVEL: 'warn',
      LIMITS_OF_USE: 'off',
      START_FILE: file,
      NODE_OPTIONS: `--import ${new URL('./monitor.mjs', import.meta.url).href}`,
    },
  });
  const gone = new Promise((resolve) => bot.once('exit', resolve));
  let log = '';
  const connected = new Promise<void>((resolve) => {
    bot.stdout.on('data', (chunk: Buffer) => {
      log += chunk;
      if (log.includes('oauth2/authorize')) resolve();
    });
  });
  try {
    await Promise.race([
      connected,
      gone.then((code) => {
        throw new Error(`the bot ended with ${code}\n${log}`);
      }),
    ]);
    bot.kill('SIGUSR2');
    const waits: number[] = [];
    let unanswered = 0;
    const asked: Promise<void>[] = [];
    const end = Date.now() + PRESSING;
    for (let at = 0; Date.now() < end; at += 7) {
      const { channels: own } = filled[at % filled.length]!;
      const [text, values] = ASKED[at % ASKED.length]!;
      asked.push(
        ann.command(own[at % TABLES]!, text, values).then(
          ({ elapsed }) => void waits.push(elapsed),
          () => {
            unanswered += 1;
          },
        ),
      );
      await delay(PAUSE);
    }
    await Promise.all(asked);
    bot.kill('SIGTERM');
    await gone;
    const lines = log.split('\n').filter((line) => line.startsWith('{"level"'));
    const failures = lines.filter((line) => line.includes('the store failed')).length;
    return {
      waits,
      unanswered,
      complaints: lines.length,
      failures,
      ...JSON.parse(await readFile(file, 'utf8')),
    };
  } finally {
    bot.kill('SIGKILL');
    await playground.close();
    await rm(folder, { recursive: true });
  }
}

const ASKED: readonly [string, Record<string, string>][] = [
  ['hand', {}],
  ['games', {}],
  ['table show', {}],
];
