import type { ComputerPlayer, Decision, Thought } from '../player.ts';
import { searched } from '../search/thinking.ts';
import { searchGames } from '../search-games.ts';
import { squire } from './squire.ts';

/**
 * A Knight: searches, and is as strong as we can make it.
 * @param playouts for each decision; by default as many as the game's Knights need
 */
export function knightWith(playouts?: number): ComputerPlayer {
  const think = (decision: Decision): Thought => {
    const game = searchGames.get(decision.game.id);
    if (!game) return squire.think!(decision);
    return searched(game, decision, playouts);
  };
  return {
    id: playouts === undefined ? 'knight' : `knight:${playouts}`,
    think,
    choose: (decision) => think(decision).action,
  };
}

export const knight = knightWith();
