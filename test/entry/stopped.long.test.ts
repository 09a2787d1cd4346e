import { afterAll, expect, it, vi } from 'vitest';
import { Relay } from '../../bench/cluster/relay.ts';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { decodeCustomId } from '../../src/discord/choices/controls.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { pressables } from '../../src/playground/users/components.ts';
import { startRedis, temporaryFolder } from '../store/servers.ts';
import { startBotProcess } from './bot-process.ts';

/** Discord waits twice as long for an answer, so that a process may stand still for longer than it gives the store. */
const patient: Clock = {
  now: systemClock.now,
  schedule: (delay, task) => systemClock.schedule(2 * delay, task),
};
const playground = await startPlayground({ clock: patient });
const redis = await startRedis(temporaryFolder(), '--save', '');
afterAll(async () => {
  await playground.close();
  redis?.process.kill('SIGKILL');
});

/** How long a process is stopped, in ms. */
const STOPPED = 4_000;

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
    const [ann, ben] = [discord.user('ann'), discord.user('ben')];
    await ann.command(channelId, 'table open', { game: 'artus', computers: 1 });
    const table = () => ann.visibleMessages(channelId)[0]!;
    const asked = () => [...relay.connections].reduce((sum, { requests }) => sum + requests.received, 0);
    const press = async (wanted: string) => {
      const controls = pressables(table());
      const found = controls.find(({ custom_id }) => decodeCustomId(custom_id)?.verb === wanted)!;
      return (await ben.click(table(), found.custom_id)).message?.content;
    };
    const seats = () => table().content;
    await vi.waitFor(() => expect(pressables(table()).length).toBeGreaterThan(3), { timeout: 20_000 });
    // Each takes several calls of the store, one after the other.
    for (const wanted of ['join', 'leave', 'join', 'leave', 'join']) {
      const told = seats();
      relay.freeze();
      const before = asked();
      const pressed = press(wanted);
      await vi.waitFor(() => expect(asked()).toBeGreaterThan(before));
      bot.kill('SIGSTOP');
      relay.thaw();
      await passed(STOPPED);
      bot.kill('SIGCONT');
      await pressed;
      await expect.poll(seats).not.toBe(told);
    }
    // Whoever presses once it goes on is answered too, however long it stood still.
    bot.kill('SIGSTOP');
    await passed(2 * STOPPED);
    bot.kill('SIGCONT');
    const before = seats();
    await press('leave');
    await expect.poll(seats).not.toBe(before);
    expect(bot.output()).not.toContain('AbortError');
    expect(bot.output()).not.toMatch(/"level":[56]0/);
    bot.kill('SIGTERM');
    await bot.ended;
    await relay.cut();
  },
);
