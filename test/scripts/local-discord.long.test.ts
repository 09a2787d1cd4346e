import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../bench/cluster/relay.ts';
import { CONNECTED, startBotProcess } from '../entry/bot-process.ts';

const running: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

it('sends interactions to bots that start later, and ends when it is told to', {
  timeout: 90_000,
}, async () => {
  const [port, first, second] = [await freePort(), await freePort(), await freePort()];
  const urls = [first, second].map((each) => `http://127.0.0.1:${each}/`);
  const discord = spawn(process.execPath, [
    ...['--import', 'tsx', 'scripts/local-discord.ts', '--port', String(port)],
    ...urls.flatMap((url) => ['--endpoint', url]),
  ]);
  running.push(discord);
  const lines = createInterface(discord.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);
  expect(await next()).toBe(`http://127.0.0.1:${port}/`);
  const settings = Object.fromEntries((await next()).split(' ').map((set) => set.split('='))) as Record<
    string,
    string
  >;
  expect(await next()).toContain(urls[0]);
  const http = { GATEWAY: 'off', INTERACTIONS_HOST: '127.0.0.1', STORE_URL: 'memory:' };
  const bots = [first, second].map((each) =>
    startBotProcess({ ...settings, ...http, INTERACTIONS_PORT: String(each) }),
  );
  for (const bot of bots) await bot.printed(CONNECTED);
  for (let line = ''; !line.startsWith('Interactions go to '); ) line = await next();
  for (const bot of bots) bot.kill('SIGTERM');
  for (const bot of bots) expect(await bot.ended).toBe(0);
  const ended = once(discord, 'close');
  discord.kill('SIGINT');
  expect((await ended)[0]).toBe(0);
});
