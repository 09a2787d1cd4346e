import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { translator } from '../../src/i18n/index.ts';
import { EXIT } from '../../src/operations/exit-codes.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { temporaryFolder } from '../store/servers.ts';
import { startBotProcess } from './bot-process.ts';

const t = translator('en-US');
const folder = temporaryFolder();
const playground = await startPlayground();
afterAll(() => playground.close());

// A shell that stays would end by the terminal's Ctrl-C, too.
const START = `exec '${process.execPath}' scripts/start.mjs`;
const WAYS = {
  'a terminal': ['script', '-qec', START, '/dev/null'],
  'a pipe': ['sh', '-c', `${START} 2>&1`],
} as const;

const hasTerminals = spawnSync('script', ['--version']).status === 0;

let stores = 0;
const start = (way: keyof typeof WAYS, settings: Readonly<Record<string, string>>) =>
  startBotProcess(
    { STORE_URL: `sqlite://${join(folder, `${stores++}.sqlite`)}`, ...settings },
    undefined,
    WAYS[way],
  );

const taken = new URL(playground.pageUrl).port;
const discord = { DISCORD_TOKEN: playground.token, DISCORD_API_URL: playground.apiUrl };

/** What's wrong, and the sentence that mends it. */
const CASES: readonly [string, Readonly<Record<string, string>>, string][] = [
  ['a bad token', { ...discord, DISCORD_TOKEN: 'wrong' }, t('config-session-token')],
  ['a store that can’t be', { ...discord, STORE_URL: `sqlite://${folder}` }, t('config-store-folder')],
  [
    'a port that’s taken',
    { PLAYGROUND_PORT: taken },
    t('config-port-taken', { host: '127.0.0.1', port: taken }),
  ],
  ['a bad setting', { STORE_URL: 'mysql://here' }, `  STORE_URL ${t('config-variable-store-url')}`],
];

/** Without what only a busy machine adds. */
const linesOf = (output: string) =>
  output
    .replaceAll('\r', '')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.includes('the event loop stood still'));
const isJson = (line: string) => line.startsWith('{"level"');

describe.each(['a terminal', 'a pipe'] as const)('in %s', { timeout: 60_000 }, (way) => {
  const runs = way === 'a pipe' || hasTerminals;

  it.runIf(runs).each(CASES)('the last line says how to mend %s', async (_, settings, sentence) => {
    const bot = start(way, settings);
    expect(await bot.ended).toBe(EXIT.settings);
    const lines = linesOf(bot.output());
    expect(lines.at(-1)).toBe(sentence);
    if (way === 'a terminal') expect(lines.filter(isJson)).toEqual([]);
  });

  it.runIf(hasTerminals && way === 'a terminal')('what’s waited for is said below the log', async () => {
    const bot = start(way, { ...discord, DISCORD_API_URL: 'http://127.0.0.1:1/api' });
    await bot.printed('127.0.0.1:1/api');
    bot.type('\u0003');
    expect(await bot.ended).toBe(EXIT.inOrder);
    const lines = linesOf(bot.output());
    const logged = lines.findIndex((line) => line.includes('could not connect to Discord'));
    expect(lines[logged + 1]).toContain('127.0.0.1:1/api');
  });

  it.runIf(runs)('the address of the playground is the last line, until something happens', async () => {
    const bot = start(way, { PLAYGROUND_PORT: '0' });
    const opened = t('config-playground', { url: 'http://127.0.0.1:' });
    await bot.printed(opened);
    await bot.printed('emoji are uploaded');
    if (way === 'a terminal') bot.type('\u0003');
    else bot.kill('SIGTERM');
    expect(await bot.ended).toBe(EXIT.inOrder);
    const lines = linesOf(bot.output());
    expect(lines.at(-1)).toContain('stopped');
    const address = lines.findIndex((line) => line.includes(opened));
    expect(lines[address + 1]).toContain('stopping');
    expect(lines.some(isJson)).toBe(way === 'a pipe');
  });
});
