import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../../src/players/random.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { startBotProcess } from './bot.ts';
import { type Load, load, TABLES } from './load.ts';
import { LoadTable } from './load-table.ts';

const named = (prefix: string): string[] =>
  Array.from({ length: TABLES }, (_, index) => `${prefix}-${index}`);

export async function measure(run: number): Promise<Load> {
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
      LIMITS_OF_USE: 'off',
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
    // Open, join, start.
    for (let step = 0; step < 3; step++) for (const table of tables) await table.interact();
    const measured = await load(playground, tables);
    await bot.stop();
    return measured;
  } finally {
    await playground.close();
    await rm(folder, { recursive: true });
  }
}
