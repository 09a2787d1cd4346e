import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../bench/cluster/relay.ts';
import { translator } from '../../src/i18n/index.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { states } from '../store/states.ts';
import { type BotProcess, startBotProcess } from './bot-process.ts';

const t = translator('en-US');
const rooms = states.map((state, at) => ({ ...state, room: `room${at}` }));
const urls = [...new Set(states.map(({ url }) => url))];
const stores = urls.map((STORE_URL) => ({ STORE_URL, its: rooms.filter(({ url }) => url === STORE_URL) }));
const eventually = <T>(what: () => T) => expect.poll(what, { timeout: 40_000, interval: 100 });

const playground = await startPlayground({
  guilds: [{ name: 'House', channels: rooms.map(({ room: name }) => ({ name })) }],
});
const { token: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = playground;
afterAll(() => playground.close());

describe.each(stores)('a bot whose store is $STORE_URL', { timeout: 120_000 }, ({ STORE_URL, its }) => {
  let port: number;
  let bot: BotProcess;
  const start = async () => {
    bot = startBotProcess({ DISCORD_TOKEN, DISCORD_API_URL, STORE_URL, METRICS_PORT: String(port) });
    await bot.printed(t('config-invitation', { url: 'https://discord.com/' }));
  };
  const kill = async () => {
    bot.kill('SIGKILL');
    await bot.ended;
  };
  beforeAll(async () => {
    port = await freePort();
    await start();
  });
  afterAll(kill);

  const ready = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    const { missing = [] } = (await response.json()) as { missing?: readonly string[] };
    return [response.status, ...missing];
  };
  const said = async (channel: string, text: string, values = {}) => {
    const { discord } = playground;
    const asked = await discord.user('ann').command(discord.channel(channel).id, text, values);
    return (await asked.messageWhere(({ content }) => content !== '')).content;
  };
  const open = (channel: string) => said(channel, 'table open', { game: 'artus' });
  const failed = [
    ...(['store-failed', 'store-unreadable', 'save-unknown'] as const).map((id) => t(`errors-${id}`)),
    t('discord-refused-store-away'),
  ];

  it.each(its)(
    'is ready as long as presses are saved: $name',
    async ({ room, begin, end, heals = false }) => {
      await eventually(ready).toEqual([200]);
      await begin();
      try {
        if (!heals) {
          expect(failed).toContain(await open(room));
          await eventually(ready).toEqual([503, 'store']);
          expect(failed).toContain(await open(room));
        }
      } finally {
        await end();
      }
      await eventually(ready).toEqual([200]);
      // The first to ask after a store that has been emptied is told to ask again.
      await eventually(() => open(room)).toContain('## Artus');
    },
  );

  it('has saved what it said was', async () => {
    await kill();
    await start();
    for (const { room } of its) expect(await said(room, 'table show')).toContain('## Artus');
  });
});
