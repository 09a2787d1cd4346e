import { looksAhead } from '../ahead/ahead.ts';
import type { ComputerPlayer, Decision, Thought } from '../player.ts';
import { judged } from '../search/judging.ts';
import { searchGames } from '../search-games.ts';
import { plausibleOf } from './plausible.ts';

function think(decision: Decision): Thought {
  const game = searchGames.get(decision.game.id);
  if (!game) return looksAhead(decision);
  const { deals, looseness } = game.strengths.squire;
  const considered = judged(game, decision, deals);
  const plausible = plausibleOf(considered, looseness);
  return { action: plausible[Math.floor(decision.random() * plausible.length)]!.action, considered };
}

/** A Squire: takes the move after which it likes its position best, or one that's nearly as good, without searching. */
export const squire: ComputerPlayer = { id: 'squire', think, choose: (decision) => think(decision).action };
