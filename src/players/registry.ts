import { ahead } from './ahead/ahead.ts';
import { levelled } from './levels/levelled.ts';
import { LEVELS } from './levels/levels.ts';
import type { ComputerPlayer } from './player.ts';

/** Every computer player, by ID: one per level, and the one of older tables. */
export const computerPlayers: ReadonlyMap<string, ComputerPlayer> = new Map(
  [...LEVELS.map(levelled), ahead].map((player) => [player.id, player]),
);

/** Plays where an ID isn't known. */
export const DEFAULT_PLAYER: ComputerPlayer = ahead;
