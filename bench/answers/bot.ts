import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/** How the bot's process did while it was watched. */
export interface Watched {
  /** How long timers of the main thread had to wait, in ms. */
  readonly lag: { readonly median: number; readonly p99: number };
  /** Processor time of all threads, in ms. */
  readonly process: number;
  /** Processor time of the main thread, in ms; null where the system doesn't tell. */
  readonly main: number | null;
  /** Processor time by thread, in ms: `main`, workers by number and file, and what's left; empty where the system doesn't tell. */
  readonly threads: Readonly<Record<string, number>>;
  /** How often its SQLite store was asked for something. */
  readonly storeCalls: number;
  /** Interactions that the bot was still busy with when it gave up ending in order. */
  readonly unfinished: number;
}

export interface BotProcess {
  readonly pid: number;
  /** Watches from now on. */
  watch(): void;
  /** Ends the bot with SIGTERM, as a server would. @throws Error if it doesn't end in order */
  end(): Promise<void>;
  /** Ends the bot, which has to have been watched. @throws as `end` */
  stop(): Promise<Watched>;
  /** Ends it at once, if it's still running. */
  kill(): void;
}

/** What `npm start` gives to Node. */
export async function startArguments(tree: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(tree, 'package.json'), 'utf8'));
  return scripts.start.split(' || ').at(-1).split(' ').slice(1);
}

/** Starts a tree's bot in its own process. Resolves once it has connected and registered its commands. */
export async function startBotProcess(
  tree: string,
  settings: Readonly<Record<string, string>>,
  folder: string,
): Promise<BotProcess> {
  const file = join(folder, 'watched.json');
  const monitor = new URL('./monitor.mjs', import.meta.url).href;
  const bot = spawn(process.execPath, await startArguments(tree), {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, MONITOR_FILE: file, NODE_OPTIONS: `--import ${monitor}` },
  });
  const gone = new Promise<number | null>((resolve) => bot.once('exit', resolve));
  let unfinished = 0;
  const connected = new Promise<void>((resolve) => {
    bot.stdout.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      const text = String(chunk);
      unfinished += Number(/(\d+) interactions were left unfinished/.exec(text)?.[1] ?? 0);
      if (text.includes('oauth2/authorize')) resolve();
    });
  });
  const ended = gone.then((code) => {
    throw new Error(`the bot ended with ${code}`);
  });
  await Promise.race([connected, ended]);
  ended.catch(() => undefined);
  const end = async () => {
    bot.kill('SIGTERM');
    const code = await gone;
    if (code !== 0 && unfinished === 0) throw new Error(`the bot ended with ${code}`);
  };
  return {
    pid: bot.pid!,
    watch() {
      bot.kill('SIGUSR2');
    },
    end,
    async stop() {
      await end();
      return { ...JSON.parse(await readFile(file, 'utf8')), unfinished };
    },
    kill() {
      bot.kill('SIGKILL');
    },
  };
}
