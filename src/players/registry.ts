import { ahead } from './ahead.ts';
import type { ComputerPlayer } from './player.ts';

/** Every computer player by its id. */
export const computerPlayers: ReadonlyMap<string, ComputerPlayer> = new Map(
  [ahead].map((player) => [player.id, player]),
);

/** The one that takes a seat when nothing else is asked for. */
export const DEFAULT_PLAYER: ComputerPlayer = ahead;
