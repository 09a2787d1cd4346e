import { ahead } from './ahead.ts';
import type { ComputerPlayer } from './player.ts';

/** Every computer player, by id. */
export const computerPlayers: ReadonlyMap<string, ComputerPlayer> = new Map(
  [ahead].map((player) => [player.id, player]),
);

/** The one that takes a seat by default. */
export const DEFAULT_PLAYER: ComputerPlayer = ahead;
