import { spawn } from 'node:child_process';
import process from 'node:process';

export interface BotProcess {
  /** Ends the bot as a server would, by SIGTERM. */
  stop(): Promise<void>;
}

/** The bot in a process of its own; resolves when it has connected and its commands are registered. */
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
