import { type DestinationStream, pino } from 'pino';
import { interactionLogged } from '../base/interaction.ts';
import type { Log } from '../base/log.ts';

/** A log of JSON lines. Those within an interaction have its ID, its shard and its table. */
export const jsonLog = (level: string, lines: DestinationStream): Log =>
  pino({ level, mixin: interactionLogged }, lines);
