import type { Log } from '../../src/discord/answers/log.ts';

export interface Line {
  readonly level: keyof Log;
  readonly data: object;
  readonly message: string;
}

/** A log that keeps its lines. */
export function recorder(): { log: Log; lines: Line[] } {
  const lines: Line[] = [];
  const at = (level: keyof Log) => (data: object, message: string) =>
    void lines.push({ level, data, message });
  return { lines, log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } };
}

export const never = <T>(): Promise<T> => new Promise(() => undefined);
