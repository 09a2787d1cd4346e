import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../src/players/random.ts';
import { type Playground, startPlayground } from '../src/playground/server.ts';
import { type Figure, median } from './figure.ts';
import { startBotProcess } from './load/bot.ts';
import { LoadTable } from './load/table.ts';

const TABLES = 50;
const PER_SECOND = 100;
const SECONDS = 30;
const RUNS = 3;

const named = (prefix: string): string[] =>
  Array.from({ length: TABLES }, (_, index) => `${prefix}-${index}`);

interface Load {
  /** Milliseconds from each interaction to its first answer. */
  readonly waits: readonly number[];
  /** Interactions made, a second. */
  readonly pace: number;
  /** Interactions without an answer within three seconds. */
  readonly failed: number;
  /** Requests against the bot's global limit for each turn of a person. */
  readonly globalPerTurn: number;
}

/** Interactions at a steady pace, each at the next table where somebody can act. */
async function load({ discord }: Playground, tables: readonly LoadTable[]): Promise<Load> {
  const waits: number[] = [];
  let failed = 0;
  const turns = () => tables.reduce((sum, table) => sum + table.turns, 0);
  const before = { turns: turns(), global: discord.requestCounts.global };
  const under: Promise<void>[] = [];
  const began = performance.now();
  let at = 0;
  for (let sent = 0; sent < PER_SECOND * SECONDS; sent++) {
    await delay(Math.max(0, began + (sent * 1000) / PER_SECOND - performance.now()));
    const table = Array.from(tables, (_, step) => tables[(at + step) % TABLES] as LoadTable).find(
      ({ ready }) => ready,
    );
    if (!table) continue;
    at = tables.indexOf(table) + 1;
    under.push(
      table.interact().then(
        (wait) => void waits.push(wait),
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(under);
  const globalPerTurn = (discord.requestCounts.global - before.global) / Math.max(1, turns() - before.turns);
  return { waits, pace: (waits.length + failed) / SECONDS, failed, globalPerTurn };
}

async function measure(run: number): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'round-table-bench-'));
  const playground = await startPlayground({
    users: [...named('host'), ...named('guest')].map((name) => ({ name })),
    guilds: [{ name: 'Bench', channels: named('table').map((name) => ({ name })) }],
    limits: { globalPerSecond: 1_000_000, requests: 100, messagesPerChannel: 50 },
  });
  try {
    const bot = await startBotProcess({
      DISCORD_TOKEN: playground.token,
      DISCORD_API_URL: playground.apiUrl,
      STORE_URL: `sqlite://${join(folder, 'bench.sqlite')}`,
      LOG_LEVEL: 'warn',
    });
    const { discord } = playground;
    const tables = named('table').map(
      (name, index) =>
        new LoadTable(
          discord,
          discord.channel(name).id,
          [discord.user(`host-${index}`), discord.user(`guest-${index}`)],
          seededRandom(`${run}:${index}`),
        ),
    );
    // Opening, joining and starting, once each.
    for (let step = 0; step < 3; step++) for (const table of tables) await table.interact();
    const measured = await load(playground, tables);
    await bot.stop();
    return measured;
  } finally {
    await playground.close();
    await rm(folder, { recursive: true });
  }
}

const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;

/** How soon the bot answers under load, pictures on, over real sockets with the store on disk. */
export async function answerFigures(): Promise<Figure[]> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await measure(run));
  const figure = (name: string, unit: string, of: (load: Load) => number, atMost?: number): Figure => {
    const runs = loads.map(of);
    return { name, unit, value: median(runs), runs, ...(atMost === undefined ? {} : { goal: { atMost } }) };
  };
  const under = `${PER_SECOND}/s for ${SECONDS} s over ${TABLES} tables`;
  return [
    figure(`first answer, median, ${under}`, 'ms', ({ waits }) => quantile(waits, 0.5)),
    figure(`first answer, p99, ${under}`, 'ms', ({ waits }) => quantile(waits, 0.99), 100),
    figure(`first answer, longest, ${under}`, 'ms', ({ waits }) => Math.max(...waits), 3000),
    figure(`first answers that failed, ${under}`, '', ({ failed }) => failed, 0),
    figure(`interactions made, ${under}`, '/s', ({ pace }) => pace),
    figure('requests against the global limit per human turn', '', ({ globalPerTurn }) => globalPerTurn, 0),
  ];
}
