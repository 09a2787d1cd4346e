import { spawn } from 'node:child_process';
import process from 'node:process';

export interface BotProcess {
  /** Stops the bot with SIGTERM, as a server would. */
  stop(): Promise<void>;
}

/** Starts the bot in its own process. Resolves once it has connected and registered its commands. */
export async function startBotProcess(settings: Readonly<Record<string, string>>): Promise<BotProcess> {
  const bot = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
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
    async stop() {
      bot.kill('SIGTERM');
      await gone;
    },
  };
}
