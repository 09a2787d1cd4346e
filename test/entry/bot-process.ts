import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { afterAll } from 'vitest';

/** A bot in a process of its own, as `npm start` runs it. */
export interface BotProcess {
  readonly pid: number;
  /** Everything it has printed so far, sentences and log lines. */
  readonly output: () => string;
  /** Resolves when it has printed that. @throws when it ends before */
  printed(text: string): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** As in a terminal. */
  type(text: string): void;
  /** Its exit code, or the signal that killed it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** What a bot prints once it's connected. */
export const CONNECTED = 'oauth2/authorize';

const running = new Set<ReturnType<typeof spawn>>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * @param log the file it writes standard output to, which isn't in `output` then
 * @param command what starts it
 */
export function startBotProcess(
  settings: Readonly<Record<string, string>>,
  log?: string,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, 'scripts/start.mjs'],
): BotProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, args, {
    env: { PATH, HOME, TZ: 'UTC', LC_ALL: 'en_US.UTF-8', ...settings },
    stdio: ['pipe', log === undefined ? 'pipe' : openSync(log, 'w'), 'pipe'],
  });
  running.add(child);
  let output = '';
  const waiting = new Set<() => void>();
  const look = () => {
    for (const one of waiting) one();
  };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      look();
    });
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return (code ?? signal) as number | NodeJS.Signals;
  });
  return {
    pid: child.pid!,
    output: () => output,
    printed: (text) => {
      const found = new Promise<void>((resolve) => {
        const check = () => {
          if (!output.includes(text)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      });
      const over = ended.then((code) => {
        if (!output.includes(text))
          throw new Error(`the bot ended with ${code} without “${text}”:\n${output}`);
      });
      return Promise.race([found, over]);
    },
    kill: (signal) => void child.kill(signal),
    type: (text) => void child.stdin!.write(text),
    ended,
  };
}
