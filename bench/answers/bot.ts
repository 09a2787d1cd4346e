import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/** How long timers of the bot's main thread had to wait, in ms. */
export interface Lag {
  readonly median: number;
  readonly p99: number;
}

export interface BotProcess {
  /** Measures from now on how late the event loop is. */
  watchLag(): void;
  /** Stops the bot with SIGTERM, as a server would. @returns how late its event loop was */
  stop(): Promise<Lag>;
  /** Ends it at once, if it's still running. */
  kill(): void;
}

/** Starts the bot in its own process. Resolves once it has connected and registered its commands. */
export async function startBotProcess(
  settings: Readonly<Record<string, string>>,
  folder: string,
): Promise<BotProcess> {
  const lagFile = join(folder, 'lag.json');
  const monitor = new URL('./lag-monitor.mjs', import.meta.url).href;
  const bot = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, LAG_FILE: lagFile, NODE_OPTIONS: `--import ${monitor}` },
  });
  const gone = new Promise<number | null>((resolve) => bot.once('exit', resolve));
  const connected = new Promise<void>((resolve) => {
    bot.stdout.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      if (String(chunk).includes('oauth2/authorize')) resolve();
    });
  });
  const ended = gone.then((code) => {
    throw new Error(`the bot ended with ${code}`);
  });
  await Promise.race([connected, ended]);
  ended.catch(() => undefined);
  return {
    watchLag() {
      bot.kill('SIGUSR2');
    },
    async stop() {
      bot.kill('SIGTERM');
      await gone;
      return JSON.parse(await readFile(lagFile, 'utf8'));
    },
    kill() {
      bot.kill('SIGKILL');
    },
  };
}
