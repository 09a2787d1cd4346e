import { knight } from './levels/knight.ts';
import { page } from './levels/page.ts';
import { squire } from './levels/squire.ts';
import type { ComputerPlayer } from './player.ts';

/** Every computer player, by ID: one for each level, weakest first. */
export const computerPlayers: ReadonlyMap<string, ComputerPlayer> = new Map(
  [page, squire, knight].map((player) => [player.id, player]),
);

/** Plays where an ID isn't known, and at once where another player can't. */
export const DEFAULT_PLAYER: ComputerPlayer = squire;
