import '../playground/faults.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { freePort, Relay } from '../../bench/cluster/relay.ts';
import { translator } from '../../src/i18n/index.ts';
import { EXIT } from '../../src/operations/exit-codes.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { startFront } from '../discord/fixtures/front.ts';
import { startRedis, temporaryFolder } from '../store/servers.ts';
import { CONNECTED, startBotProcess } from './bot-process.ts';

const t = translator('en-US');
const folder = temporaryFolder();
const playground = await startPlayground();
const front = await startFront(playground);
const redis = await startRedis(folder, '--save', '');
afterAll(async () => {
  await front.close();
  await playground.close();
  redis?.process.kill('SIGKILL');
});

let stores = 0;
const newStore = () => `sqlite://${join(folder, `${stores++}.sqlite`)}`;
const start = (settings: Readonly<Record<string, string>> = {}, log?: string) =>
  startBotProcess(
    { DISCORD_TOKEN: playground.token, DISCORD_API_URL: front.apiUrl, STORE_URL: newStore(), ...settings },
    log,
  );

/** A file on a full disk. */
const FULL = '/dev/full';

const CALLBACK = '/interactions/{interaction_id}/{interaction_token}/callback';

describe('the process', { timeout: 90_000 }, () => {
  it.each([
    [4004, t('config-session-token')],
    [4011, t('config-session-shards')],
  ])(
    'ends with a reason and is to be started again when Discord closes for good with %i',
    async (code, sentence) => {
      const bot = start();
      await bot.printed(CONNECTED);
      front.closeAll(code);
      expect(await bot.ended).toBe(EXIT.startAgain);
      expect(bot.output()).toContain(sentence);
      expect(bot.output()).toContain(`"code":${code},"msg":"Discord ended the session for good"`);
    },
  );

  it('ends with a sentence, and no stack in it, when it cannot start as it is set up', async () => {
    const cases = [
      [{ DISCORD_TOKEN: '', NODE_ENV: 'production' }, t('config-missing-token')],
      [{ DISCORD_TOKEN: 'wrong' }, t('config-session-token')],
      [{ STORE_URL: `sqlite://${folder}` }, t('config-store-folder')],
    ] as const;
    for (const [settings, sentence] of cases) {
      const bot = start({ ...settings, LOG_LEVEL: 'silent' });
      expect(await bot.ended).toBe(EXIT.settings);
      expect(bot.output()).toContain(sentence);
      expect(bot.output().trim().split('\n').length).toBeLessThanOrEqual(3);
    }
  });

  it('ends where a restart helps nothing, with no part of a password in what it prints', async () => {
    const at = `127.0.0.1:${new URL(redis!.url).port}`;
    const ofUrl = { signs: '@ : / ? # %', codes: '%40 %3A %2F %3F %23 %25' };
    for (const [url, sentence] of [
      ['postgresql://me:hu@sh/hush@127.0.0.1/name', t('config-store-bad-address', ofUrl)],
      [`redis://me:hush@${at}`, t('config-store-refused')],
      [`rediss://me:hush@${at}`, t('config-store-no-tls')],
      ['postgressql://me:hush@127.0.0.1/name', t('config-variable-store-url')],
    ] as const) {
      const bot = start({ STORE_URL: url, LOG_LEVEL: 'trace' });
      expect(await bot.ended).toBe(EXIT.settings);
      expect(bot.output()).toContain(sentence);
      expect(bot.output()).not.toMatch(/hush|sh\//);
    }
  });

  it('writes what it knows about an error that nobody caught before it ends', async () => {
    const broken = "process.on('SIGUSR2', () => { throw new Error('broken on purpose') })";
    const bot = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}` });
    await bot.printed(CONNECTED);
    bot.kill('SIGUSR2');
    expect(await bot.ended).toBe(EXIT.fault);
    expect(bot.output()).toContain('"msg":"an error that nobody caught"');
    expect(bot.output()).toContain('broken on purpose');
  });

  it.skipIf(!existsSync(FULL))('plays on and ends in order though its log cannot be written', async () => {
    const port = await freePort();
    const bot = start({ METRICS_PORT: String(port), LOG_LEVEL: 'debug' }, FULL);
    const isReady = async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    await vi.waitFor(isReady, { timeout: 30_000, interval: 100 });
    const { discord } = playground;
    const { message } = await discord.user('ann').command(discord.channel('round-table').id, 'help');
    expect(message!.content).not.toBe('');
    bot.kill('SIGTERM');
    expect(await bot.ended).toBe(EXIT.inOrder);
  });

  it('waits while another one holds the store, and takes its place without a word to Discord before', async () => {
    const STORE_URL = newStore();
    const first = start({ STORE_URL });
    await first.printed(CONNECTED);
    const second = start({ STORE_URL });
    await second.printed(`process ${first.pid} on `);
    expect(playground.discord.gateway.connected).toBe(1);
    first.kill('SIGTERM');
    expect(await first.ended).toBe(EXIT.inOrder);
    await second.printed(CONNECTED);
    second.kill('SIGINT');
    expect(await second.ended).toBe(EXIT.inOrder);
  });

  it('without a gateway, finishes what it has begun over HTTP, and sends others elsewhere', async () => {
    const port = await freePort();
    const http = { GATEWAY: 'off', INTERACTIONS_PORT: String(port), INTERACTIONS_HOST: '127.0.0.1' };
    const { discord } = playground;
    const connected = discord.gateway.connected;
    const bot = start(http);
    await bot.printed(CONNECTED);
    const second = start(http);
    expect(await second.ended).toBe(EXIT.settings);
    expect(second.output()).toContain(
      t('config-interactions-port-taken', { host: '127.0.0.1', port: String(port) }),
    );
    await discord.endpoint.use(`http://127.0.0.1:${port}/`);
    // Those of earlier processes may only just have gone.
    expect(discord.gateway.connected).toBeLessThanOrEqual(connected);
    const held = discord.faults.add({ match: { route: CALLBACK, times: 1 }, effect: { type: 'hang' } });
    const begun = discord.user('ann').command(discord.channel('round-table').id, 'help');
    await held.reached();
    bot.kill('SIGTERM');
    await bot.printed('"msg":"stopping"');
    const refused = await fetch(discord.endpoint.url!, { method: 'POST', body: '{}' });
    expect(refused.status).toBe(503);
    held.release();
    expect((await begun).message!.content).not.toBe('');
    expect(await bot.ended).toBe(EXIT.inOrder);
    await discord.endpoint.use();
  });

  it('says where it stands from its start to its end, if it has a port for that', async () => {
    const port = await freePort();
    const STORE_URL = newStore();
    const first = start({ STORE_URL });
    await first.printed(CONNECTED);
    const bot = start({ STORE_URL, METRICS_PORT: String(port) });
    const ask = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: response.status, text: await response.text() };
    };
    await bot.printed('metrics are served');
    await bot.printed(`process ${first.pid} on `);
    expect(await ask('/livez')).toMatchObject({ status: 200 });
    expect(await ask('/readyz')).toEqual({
      status: 503,
      text: '{"ready":false,"missing":["store","discord"]}\n',
    });
    first.kill('SIGTERM');
    await bot.printed(t('config-invitation', { url: 'https://discord.com/' }));
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
    expect((await ask('/metrics')).text).toContain('round_table_shards{state="ready"} 1');
    const second = start({ METRICS_PORT: String(port) });
    expect(await second.ended).toBe(EXIT.settings);
    const taken = { host: '127.0.0.1', port: String(port) };
    expect(second.output()).toContain(t('config-metrics-port-taken', taken));
    bot.kill('SIGTERM');
    expect(await bot.ended).toBe(EXIT.inOrder);
  });

  it('stops at once while it waits', async () => {
    const port = await freePort();
    const bot = start({ STORE_URL: `redis://127.0.0.1:${port}` });
    await bot.printed(t('config-trying-again', { seconds: 2 }));
    expect(bot.output()).toContain(t('config-store-unreachable'));
    bot.kill('SIGTERM');
    expect(await bot.ended).toBe(EXIT.inOrder);
  });

  it.runIf(redis)('waits for a store that comes later, and stops though the store hangs', async () => {
    const relay = new Relay(Number(new URL(redis!.url).port));
    await relay.open();
    await relay.cut();
    const bot = start({ STORE_URL: `redis://127.0.0.1:${relay.port}` });
    await bot.printed(t('config-store-unreachable'));
    await relay.open();
    await bot.printed(CONNECTED);
    expect(bot.output()).toContain(t('config-advice-keeps-nothing'));
    relay.freeze();
    const { discord } = playground;
    const channelId = discord.channel('round-table').id;
    const hanging = discord.user('ann').command(channelId, 'table open', { game: 'artus' });
    bot.kill('SIGTERM');
    expect(typeof (await bot.ended)).toBe('number');
    await hanging.catch(() => undefined);
    await relay.cut();
  });
});
