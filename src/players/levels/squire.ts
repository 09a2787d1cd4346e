import { looksAhead } from '../ahead/ahead.ts';
import type { ComputerPlayer, Decision, Thought } from '../player.ts';
import { judged } from '../search/judging.ts';
import { searchGames } from '../search-games.ts';

function think(decision: Decision): Thought {
  const game = searchGames.get(decision.game.id);
  if (!game) return looksAhead(decision);
  const considered = judged(game, decision, game.strengths.squire.deals);
  return { action: considered[0]!.action, considered };
}

/** A Squire: takes the move after which it likes its position best, by what it has learned, without searching. */
export const squire: ComputerPlayer = { id: 'squire', think, choose: (decision) => think(decision).action };
