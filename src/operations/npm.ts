import type { Log } from '../base/log.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

/** How often it's looked whether npm is still there, in ms. */
const LOOKS_EVERY = 500;

/** The part of `process` that knows its parent. */
export interface Started {
  /** `STARTED_BY` is npm's process ID, if it's npm that has started the bot. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly ppid: number;
}

/**
 * Ends the process in order when the npm that has started it is gone without a word, since whoever has ended npm takes
 * the bot for ended, too, and the next one would wait for the store.
 */
export function endWithNpm(started: Started, log: Log, end: (code: ExitCode) => Promise<void>): void {
  const npm = Number(started.env.STARTED_BY ?? 0);
  if (npm === 0) return;
  const looking = setInterval(() => {
    if (started.ppid === npm) return;
    clearInterval(looking);
    log.warn({ npm }, 'npm is gone');
    void end(EXIT.inOrder);
  }, LOOKS_EVERY).unref();
}
