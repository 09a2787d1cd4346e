import { constants } from 'node:os';
import { EXIT, type ExitCode } from './exit-codes.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** npm passes on a Ctrl-C that the terminal has sent to the bot as well: within this time, in ms, it's the same one. */
const SAME_WITHIN = 1_000;

/** The part of `process` that emits signals. */
export interface SignalSource {
  on(signal: (typeof SIGNALS)[number], listener: () => void): unknown;
}

/** The first signal shuts the process down cleanly, a later one at once. */
export function endOnSignals(
  source: SignalSource,
  end: (code: ExitCode) => Promise<void>,
  exit: (code: number) => void,
): void {
  let asked: number | undefined;
  for (const signal of SIGNALS)
    source.on(signal, () => {
      if (asked === undefined) {
        asked = performance.now();
        void end(EXIT.inOrder);
      } else if (performance.now() - asked >= SAME_WITHIN) exit(128 + constants.signals[signal]);
    });
}
