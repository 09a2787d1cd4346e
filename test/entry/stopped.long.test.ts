import { afterAll, expect, it, vi } from 'vitest';
import { Relay } from '../../scripts/cluster/relay.ts';
import { decodePress } from '../../src/discord/choices/controls.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { pressables } from '../../src/playground/users/components.ts';
import { startRedis, temporaryFolder } from '../store/servers.ts';
import { startBotProcess } from './bot-process.ts';

const playground = await startPlayground();
const redis = await startRedis(temporaryFolder(), '--save', '');
afterAll(async () => {
  await playground.close();
  redis?.process.kill('SIGKILL');
});

/** How long a process is stopped, in ms: longer than it waits for the store, and not as long as Discord waits for it. */
const STOPPED = 1_800;
const LONG = 8_000;

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it.runIf(redis)(
  'a press is answered though the process was stopped while the store’s answer came',
  { timeout: 120_000 },
  async () => {
    const relay = new Relay(Number(new URL(redis!.url).port));
    await relay.open();
    const bot = startBotProcess({
      DISCORD_TOKEN: playground.token,
      DISCORD_API_URL: playground.apiUrl,
      STORE_URL: `redis://127.0.0.1:${relay.port}`,
    });
    await bot.printed('commands are registered');
    const { discord } = playground;
    const channelId = discord.channel('round-table').id;
    const ann = discord.user('ann');
    await ann.command(channelId, 'table open', { game: 'artus', computers: 1 });
    const table = () => ann.visibleMessages(channelId)[0]!;
    const asked = () => [...relay.connections].reduce((sum, { requests }) => sum + requests.received, 0);
    const press = async (wanted: string) => {
      const controls = pressables(table());
      const found = controls.find(({ custom_id }) => decodePress(custom_id)?.verb === wanted)!;
      return (await ann.click(table(), found.custom_id)).message?.content;
    };
    await press('start');
    await vi.waitFor(() => press('hand'), { timeout: 20_000 });
    for (let round = 0; round < 4; round++) {
      relay.freeze();
      const before = asked();
      const pressed = press('hand');
      await vi.waitFor(() => expect(asked()).toBeGreaterThan(before));
      bot.kill('SIGSTOP');
      relay.thaw();
      await passed(STOPPED);
      bot.kill('SIGCONT');
      expect(await pressed).toBe(await press('hand'));
    }
    // Whoever presses once it goes on is answered too, however long it stood still.
    bot.kill('SIGSTOP');
    await passed(LONG);
    bot.kill('SIGCONT');
    expect(await press('hand')).toBe(await press('hand'));
    expect(bot.output()).not.toContain('AbortError');
    expect(bot.output()).not.toMatch(/"level":[56]0/);
    bot.kill('SIGTERM');
    await bot.ended;
    await relay.cut();
  },
);
