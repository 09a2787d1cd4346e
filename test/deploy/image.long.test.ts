import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from '../../bench/cluster/relay.ts';
import { EXIT } from '../../src/operations/exit-codes.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { copiesOf, environmentOf, stagesOf, textsOf } from './dockerfile.ts';

const folder = mkdtempSync(join(tmpdir(), 'round-table-image-'));
const app = join(folder, 'app');
const tools = join(folder, 'tools');
for (const each of [app, tools]) mkdirSync(each);
const stages = stagesOf('Dockerfile');
const playground = await startPlayground();
const running: ChildProcess[] = [];
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await playground.close();
  await rm(folder, { recursive: true });
}, 120_000);

/** What's installed for production, without asking the registry for it. */
function installPackages(): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  mkdirSync(join(app, 'node_modules'));
  for (const [path, { dev }] of Object.entries(packages)) {
    const isTop = path.lastIndexOf('node_modules/') === 0;
    if (!isTop || dev || !existsSync(path)) continue;
    mkdirSync(dirname(join(app, path)), { recursive: true });
    linkOrCopy(path, join(app, path));
  }
}

/** Links are quicker; only within a file system. */
function linkOrCopy(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status === 0) return;
  cpSync(from, to, { recursive: true });
}

/** A command in place of the real one, which does nothing. */
function idle(name: string): void {
  writeFileSync(join(tools, name), '#!/bin/sh\n');
  chmodSync(join(tools, name), 0o755);
}

const PATH = `${tools}:${process.env.PATH}`;

it('the image’s steps give a bot that runs without packages for development', {
  timeout: 300_000,
}, async () => {
  installPackages();
  idle('npm');
  for (const stage of stages)
    for (const { keyword, text } of stage.instructions) {
      if (keyword === 'COPY')
        for (const { from, sources, to } of copiesOf({ ...stage, instructions: [{ keyword, text }] })) {
          if (from !== null) continue;
          for (const source of sources) {
            const target = join(app, to.endsWith('/') ? join(to, source.split('/').at(-1)!) : to);
            mkdirSync(dirname(target), { recursive: true });
            cpSync(source, target, { recursive: true });
          }
        }
      if (keyword !== 'RUN') continue;
      // There's no such user on this computer.
      const command = text.replace('-o node -g node ', '');
      const env = { PATH, ...environmentOf(stages, stage) };
      const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: app, env, encoding: 'utf8' });
      expect(status, `${command}\n${stderr}`).toBe(0);
    }
  for (const missing of ['typescript', 'vitest', 'yaml', '@biomejs'])
    expect(existsSync(join(app, 'node_modules', missing))).toBe(false);

  const last = stages.at(-1)!;
  const METRICS_PORT = String(await freePort());
  const env = {
    PATH,
    ...environmentOf(stages, last),
    METRICS_PORT,
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
  };
  const [command, ...words] = JSON.parse(textsOf(last, 'CMD')[0]!) as [string, ...string[]];
  const bot = spawn(command, words, { cwd: app, env, stdio: 'inherit' });
  running.push(bot);
  const ended = once(bot, 'exit');
  const [check, ...asked] = JSON.parse(textsOf(last, 'HEALTHCHECK')[0]!.replace(/^.*?CMD /, '')) as string[];
  const isHealthy = () => spawnSync(check!, asked, { cwd: app, env }).status === 0;
  expect(isHealthy()).toBe(false);
  await vi.waitUntil(isHealthy, { timeout: 60_000, interval: 500 });
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${METRICS_PORT}/readyz`).catch(() => null))?.ok ?? false;
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 500 });
  expect(existsSync(join(app, 'data/round-table.sqlite'))).toBe(true);
  bot.kill('SIGTERM');
  expect(await ended).toEqual([EXIT.inOrder, null]);
});
