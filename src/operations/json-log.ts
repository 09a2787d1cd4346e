import process from 'node:process';
import { type DestinationStream, destination, pino } from 'pino';
import { interactionLogged } from '../base/interaction.ts';
import type { Log } from '../base/log.ts';

/** More of the log is dropped while it can't be written, in bytes. */
const MOST_UNWRITTEN = 16 * 2 ** 20;

/** How long writing the rest may take when the process ends, in ms. */
const WRITTEN_WITHIN = 500;

/**
 * Standard output, without anybody's answer waiting for a slow disk or terminal. A full disk, or a reader that's gone
 * or stands still, stops neither the bot nor its end.
 */
export function standardOutput() {
  const lines = destination({ sync: false, maxLength: MOST_UNWRITTEN });
  // What's printed for the operator goes there, too.
  const streams: readonly NodeJS.EventEmitter[] = [lines, process.stdout, process.stderr];
  for (const stream of streams) stream.on('error', () => undefined);
  // Pino's own listener would try to write until it succeeds, which may be never.
  process.prependListener('exit', () => lines.destroy());
  let isEnding = false;
  return {
    lines,
    /** Writes the rest, as far as that's possible, and then calls back. */
    end(then: () => void): void {
      setTimeout(then, WRITTEN_WITHIN);
      lines.once('close', then).once('error', then);
      if (!isEnding) lines.end();
      isEnding = true;
    },
  };
}

/** A log of JSON lines. Those within an interaction have its ID, its shard and its table. */
export const jsonLog = (level: string, lines: DestinationStream): Log =>
  pino({ level, mixin: interactionLogged }, lines);
