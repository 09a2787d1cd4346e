import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';

const root = new URL('../../', import.meta.url);

/** The bot as `npm start` runs it without a token, with its own store. */
export interface RunningBot {
  readonly pageUrl: string;
  /** Log lines at level error or above. */
  readonly errors: readonly string[];
  /** Kills it once what it keeps hasn't changed for a while, and starts it at the same address. */
  restart(): Promise<RunningBot>;
  stop(): Promise<void>;
}

/** How long nothing is written once nothing changes, in ms. */
const QUIET = 1_000;

export async function startBot(port = '0', earlier?: string): Promise<RunningBot> {
  const folder = earlier ?? (await mkdtemp(join(tmpdir(), 'round-table-')));
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DISCORD_TOKEN: '',
      PLAYGROUND_PORT: port,
      STORE_URL: `sqlite://${join(folder, 'tables.sqlite')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const errors: string[] = [];
  const pageUrl = await urlFrom(child, errors);
  return {
    pageUrl,
    errors,
    async restart() {
      const kept = join(folder, 'tables.sqlite.playground', 'discord');
      await expect.poll(() => Date.now() - statSync(kept).mtimeMs).toBeGreaterThan(QUIET);
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
      return startBot(new URL(pageUrl).port, folder);
    },
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}

/** Reads the output until it ends; resolves with the page's URL once it's logged. */
function urlFrom(child: ChildProcess, errors: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    if (!child.stdout) throw new Error('the process has no output');
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      if (/"level":[56]0/.test(line)) errors.push(line);
      const url = /http:\/\/[\w.:[\]]+\/?$/.exec(line)?.[0];
      if (url !== undefined) resolve(url);
    });
    child.once('close', (code) =>
      reject(new Error(`exited with ${code} before its page was up:\n${said.join('\n')}`)),
    );
  });
}
