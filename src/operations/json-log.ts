import process from 'node:process';
import { type DestinationStream, destination, pino } from 'pino';
import { interactionLogged } from '../base/interaction.ts';
import type { Log } from '../base/log.ts';

/** More of the log is dropped while it can't be written, in bytes. */
const MOST_UNWRITTEN = 16 * 2 ** 20;

/**
 * Standard output, without anybody's answer waiting for a slow disk or terminal. What's in memory is written at the
 * end, however the process ends. A full disk or a reader that's gone stops neither the bot nor its end.
 */
export function standardOutput() {
  const lines = destination({ sync: false, maxLength: MOST_UNWRITTEN });
  let fails = false;
  lines.on('error', () => {
    fails = true;
  });
  lines.on('write', () => {
    fails = false;
  });
  // What's printed for the operator goes there, too.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Before pino's own: both would try to write for ever.
  process.prependListener('exit', () => {
    if (fails) lines.destroy();
    else lines.flushSync();
  });
  return lines;
}

/** A log of JSON lines. Those within an interaction have its ID, its shard and its table. */
export const jsonLog = (level: string, lines: DestinationStream): Log =>
  pino({ level, mixin: interactionLogged }, lines);
