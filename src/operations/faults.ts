import { type Log, redactedError } from '../base/log.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

/** The part of `process` that reports uncaught errors, including unhandled rejections. */
export interface FaultSource {
  on(event: 'uncaughtException', listener: (error: unknown, origin: string) => void): unknown;
}

/** After an uncaught error, the program's state can't be trusted, so the error is logged and the process ends. */
export function endOnFaults(source: FaultSource, log: Log, end: (code: ExitCode) => Promise<void>): void {
  source.on('uncaughtException', (error, origin) => {
    log.error({ origin, fault: redactedError(error) }, 'an error that nobody caught');
    void end(EXIT.fault);
  });
}
