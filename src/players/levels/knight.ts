import { ahead } from '../ahead/ahead.ts';
import type { ComputerPlayer, Decision, Thought } from '../player.ts';
import { searched } from '../search/thinking.ts';
import { searchGames } from '../search-games.ts';

/** A Knight that searches this many playouts for each decision. */
export function searchingKnight(playouts: number): ComputerPlayer {
  const think = (decision: Decision): Thought => {
    const game = searchGames.get(decision.game.id);
    if (!game) return { action: ahead.choose(decision) as Thought['action'], considered: [] };
    return searched(game, decision, playouts);
  };
  return { id: `knight:${playouts}`, think, choose: (decision) => think(decision).action };
}
