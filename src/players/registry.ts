import { ahead } from './ahead/ahead.ts';
import { knight } from './levels/knight.ts';
import { page } from './levels/page.ts';
import { squire } from './levels/squire.ts';
import type { ComputerPlayer } from './player.ts';

/** Every computer player, by ID: one for each level, weakest first, and the one of older tables. */
export const computerPlayers: ReadonlyMap<string, ComputerPlayer> = new Map(
  [page, squire, knight, ahead].map((player) => [player.id, player]),
);

/** Plays where an ID isn't known. */
export const DEFAULT_PLAYER: ComputerPlayer = ahead;
