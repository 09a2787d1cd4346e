import process from 'node:process';
import { type DestinationStream, destination, pino } from 'pino';
import { interactionLogged } from '../base/interaction.ts';
import type { Log } from '../base/log.ts';

/** More of the log is dropped while it can't be written, in bytes. */
const MOST_UNWRITTEN = 16 * 2 ** 20;

/** How long writing the rest may take when the process ends, in ms. */
const WRITTEN_WITHIN = 500;

/** The same lines as people read them. */
async function forPeople(lines: DestinationStream): Promise<DestinationStream> {
  const { prettyFactory } = await import('pino-pretty');
  const told = prettyFactory({
    colorize: process.stdout.hasColors(),
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
  });
  return { write: (line) => lines.write(told(line)) };
}

/**
 * Standard output, without anybody's answer waiting for a slow disk or terminal. A full disk, or a reader that's gone
 * or stands still, stops neither the bot nor its end.
 */
export async function standardOutput() {
  const file = destination({ sync: false, maxLength: MOST_UNWRITTEN });
  // What's printed for the operator goes there, too.
  const streams: readonly NodeJS.EventEmitter[] = [file, process.stdout, process.stderr];
  for (const stream of streams) stream.on('error', () => undefined);
  // Pino's own listener would try to write until it succeeds, which may be never.
  process.prependListener('exit', () => file.destroy());
  const isTerminal = process.stdout.isTTY;
  let isEnding = false;
  return {
    lines: isTerminal ? await forPeople(file) : file,
    /** Shows the bot's operator a sentence below all that's been logged. */
    say: (sentence: string): void => void file.write(`${sentence}\n`),
    /** Warns the operator; in a terminal likewise, elsewhere apart from the log, which programs read. */
    warn: (sentence: string): void =>
      void (isTerminal ? file.write(`${sentence}\n`) : console.error(sentence)),
    /** Writes the rest, as far as that's possible, and then calls back. */
    end(then: () => void): void {
      setTimeout(then, WRITTEN_WITHIN);
      file.once('close', then).once('error', then);
      if (!isEnding) file.end();
      isEnding = true;
    },
  };
}

/** A log of JSON lines, which a terminal shows otherwise. Those within an interaction have its ID, its shard and its table. */
export const jsonLog = (level: string, lines: DestinationStream): Log =>
  pino({ level, mixin: interactionLogged }, lines);
