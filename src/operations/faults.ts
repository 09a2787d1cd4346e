import { faultOf, type Log } from '../discord/answers/log.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

/** The part of `process` that tells of errors nobody caught, rejected promises included. */
export interface FaultSource {
  on(event: 'uncaughtException', listener: (error: unknown, origin: string) => void): unknown;
}

/** After an error that nobody caught, the program's state can't be trusted: it's logged, and the process ends. */
export function endOnFaults(source: FaultSource, log: Log, end: (code: ExitCode) => Promise<void>): void {
  source.on('uncaughtException', (error, origin) => {
    log.error({ origin, fault: faultOf(error) }, 'an error that nobody caught');
    void end(EXIT.fault);
  });
}
