import { constants } from 'node:os';
import { EXIT, type ExitCode } from './exit-codes.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The part of `process` that emits signals. */
export interface SignalSource {
  on(signal: (typeof SIGNALS)[number], listener: () => void): unknown;
}

/** The first signal shuts the process down cleanly, the second one at once. */
export function endOnSignals(
  source: SignalSource,
  end: (code: ExitCode) => Promise<void>,
  exit: (code: number) => void,
): void {
  let asked = false;
  for (const signal of SIGNALS)
    source.on(signal, () => {
      if (asked) exit(128 + constants.signals[signal]);
      else void end(EXIT.inOrder);
      asked = true;
    });
}
