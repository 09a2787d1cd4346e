import type { Log } from '../../src/base/log.ts';

export interface Line {
  readonly level: keyof Log;
  readonly data: object;
  readonly message: string;
}

export function logTo(write: (line: Line) => void): Log {
  const at = (level: keyof Log) => (data: object, message: string) => write({ level, data, message });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** A log that keeps its lines. */
export function recorder(): { log: Log; lines: Line[] } {
  const lines: Line[] = [];
  return { lines, log: logTo((line) => void lines.push(line)) };
}
