import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { translator } from '../../src/i18n/index.ts';
import { EXIT } from '../../src/operations/exit-codes.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { temporaryFolder } from '../store/servers.ts';
import { CONNECTED, startBotProcess } from './bot-process.ts';

const folder = temporaryFolder();
const playground = await startPlayground();
afterAll(() => playground.close());

/** The path of an npm of that version; null if it can't be had, such as without a network. */
function installed(version: number): string | null {
  const prefix = join(folder, `npm-${version}`);
  spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--prefix', prefix, `npm@${version}`], {
    timeout: 60_000,
  });
  const program = join(prefix, 'node_modules/npm/bin/npm-cli.js');
  return existsSync(program) ? program : null;
}

const SHELLS = ['sh', 'bash', 'zsh'].filter((name) => spawnSync(name, ['-c', 'exit 0']).status === 0);
const hasTerminals = spawnSync('script', ['--version']).status === 0;

let stores = 0;
const newStore = () => ({
  DISCORD_TOKEN: playground.token,
  DISCORD_API_URL: playground.apiUrl,
  STORE_URL: `sqlite://${join(folder, `${stores++}.sqlite`)}`,
});

const isGone = (pid: number) => () => expect(() => process.kill(pid, 0)).toThrow('ESRCH');

/** The next bot doesn't have to wait for the store. */
async function isFree(settings: ReturnType<typeof newStore>): Promise<void> {
  const next = startBotProcess(settings);
  await next.printed(CONNECTED);
  expect(next.output()).not.toContain('another process holds the store');
  next.kill('SIGTERM');
  expect(await next.ended).toBe(EXIT.inOrder);
}

describe.each([10, 11])('npm %i start', { timeout: 120_000 }, (version) => {
  const npm = installed(version);

  it.runIf(npm).each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'leaves no bot behind when npm gets %s, and nothing held',
    async (signal) => {
      const settings = newStore();
      const bot = startBotProcess(settings, undefined, [process.execPath, npm!, 'start']);
      await bot.printed(CONNECTED);
      const pid = Number(/"pid":(\d+)/.exec(bot.output())![1]);
      expect(pid).not.toBe(bot.pid);
      bot.kill(signal);
      expect(await bot.ended).toBe(signal === 'SIGKILL' ? signal : EXIT.inOrder);
      await vi.waitFor(isGone(pid), { timeout: 20_000 });
      expect(bot.output()).toContain('"inOrder":true,"msg":"stopped"');
      await isFree(settings);
    },
  );

  it.runIf(npm).each(SHELLS)('starts the bot only once with %s when it fails', async (shell) => {
    const settings = { STORE_URL: 'mysql://here', npm_config_script_shell: shell };
    const bot = startBotProcess(settings, undefined, [process.execPath, npm!, 'start']);
    expect(await bot.ended).toBe(EXIT.settings);
    expect(bot.output().split(translator('en-US')('config-variable-store-url'))).toHaveLength(2);
  });

  it.runIf(npm && hasTerminals)('stops in order at a Ctrl-C in a terminal', async () => {
    const settings = newStore();
    const command = `exec '${process.execPath}' '${npm}' start`;
    const bot = startBotProcess(settings, undefined, ['script', '-qec', command, '/dev/null']);
    await bot.printed(CONNECTED);
    bot.type('\u0003');
    expect(await bot.ended).toBe(EXIT.inOrder);
    await isFree(settings);
  });
});
