import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../../src/players/random.ts';
import { type BotProcess, startBotProcess, type Watched } from './bot.ts';
import { type Load, load, type Span, TABLES } from './load.ts';
import { keepThinking } from './thinkers.ts';
import type { Tree } from './tree.ts';

const named = (prefix: string, count = TABLES): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

export interface Measured extends Load, Watched {}

export interface MeasureOptions {
  readonly run: number;
  readonly span: Span;
  /** Interactions before anything is measured, while code is new and gets compiled; none if absent. */
  readonly warmUp?: number;
  /** Tables at which Knights think meanwhile, against one person. */
  readonly thinking: number;
}

/** One run of a tree's bot under load. */
export async function measure(
  { folder: root, startPlayground, LoadTable }: Tree,
  { run, span, warmUp = 0, thinking }: MeasureOptions,
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'round-table-bench-'));
  const playground = await startPlayground({
    users: [...named('host'), ...named('guest'), ...named('alone', thinking)].map((name) => ({ name })),
    guilds: [
      {
        name: 'Bench',
        channels: [...named('table'), ...named('knights', thinking)].map((name) => ({ name })),
      },
    ],
    limits: { globalPerSecond: 1_000_000, requests: 100, messagesPerChannel: 50 },
  });
  let bot: BotProcess | undefined;
  try {
    const settings = {
      DISCORD_TOKEN: playground.token,
      DISCORD_API_URL: playground.apiUrl,
      STORE_URL: `sqlite://${join(folder, 'bench.sqlite')}`,
      LOG_LEVEL: 'warn',
      LIMITS_OF_USE: 'off',
    };
    bot = await startBotProcess(root, settings, folder);
    const { discord } = playground;
    const tables = named('table').map(
      (name, index) =>
        new LoadTable(
          discord,
          discord.channel(name).id,
          [discord.user(`host-${index}`), discord.user(`guest-${index}`)],
          seededRandom(`${run}:${index}`),
          { computers: 2, level: 'page' },
        ),
    );
    const knights = named('knights', thinking).map(
      (name, index) =>
        new LoadTable(
          discord,
          discord.channel(name).id,
          [discord.user(`alone-${index}`)],
          seededRandom(`${run}:knights ${index}`),
          { computers: 3, level: 'knight' },
        ),
    );
    // Open, join, start; where there's nobody else to join, open and start.
    for (let step = 0; step < 3; step++) for (const table of tables) await table.interact();
    for (let step = 0; step < 2; step++) for (const table of knights) await table.interact();
    if (warmUp > 0) await load(playground, tables, { ...span, interactions: warmUp });
    bot.watch();
    const loaded = load(playground, tables, span);
    await keepThinking(knights, loaded);
    const watched = await bot.stop();
    return { ...(await loaded), ...watched };
  } finally {
    bot?.kill();
    await playground.close();
    await rm(folder, { recursive: true });
  }
}
