import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../../src/players/random.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { type BotProcess, type Lag, startBotProcess } from './bot.ts';
import { type Load, load, TABLES } from './load.ts';
import { LoadTable } from './load-table.ts';
import { keepThinking } from './thinkers.ts';

const named = (prefix: string, count = TABLES): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

export interface Measured extends Load {
  readonly lag: Lag;
}

/** @param thinking tables at which Knights think meanwhile, against one person */
export async function measure(run: number, thinking: number): Promise<Measured> {
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
    bot = await startBotProcess(settings, folder);
    const { discord } = playground;
    const tables = named('table').map(
      (name, index) =>
        new LoadTable(
          discord,
          discord.channel(name).id,
          [discord.user(`host-${index}`), discord.user(`guest-${index}`)],
          { computers: 2, level: 'page' },
          seededRandom(`${run}:${index}`),
        ),
    );
    const knights = named('knights', thinking).map(
      (name, index) =>
        new LoadTable(
          discord,
          discord.channel(name).id,
          [discord.user(`alone-${index}`)],
          { computers: 3, level: 'knight' },
          seededRandom(`${run}:knights ${index}`),
        ),
    );
    // Open, join, start; where there's nobody else to join, open and start.
    for (let step = 0; step < 3; step++) for (const table of tables) await table.interact();
    for (let step = 0; step < 2; step++) for (const table of knights) await table.interact();
    bot.watchLag();
    const loaded = load(playground, tables);
    await keepThinking(knights, loaded);
    const lag = await bot.stop();
    return { ...(await loaded), lag };
  } finally {
    bot?.kill();
    await playground.close();
    await rm(folder, { recursive: true });
  }
}
