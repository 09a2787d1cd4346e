import { looksAhead } from '../ahead/ahead.ts';
import type { ComputerPlayer, Decision, Thought } from '../player.ts';
import { judged } from '../search/judging.ts';
import { variantOf } from '../search/thinking.ts';
import { searchGames } from '../search-games.ts';
import { plausibleOf } from './plausible.ts';

function think(decision: Decision): Thought {
  const game = searchGames.get(decision.game.id);
  if (!game) return looksAhead(decision);
  const considered = judged(game, decision, 1);
  const looseness = game.strengths.page.looseness(variantOf(decision), seatsIn(decision));
  const plausible = plausibleOf(considered, looseness);
  const { action } = plausible[Math.floor(decision.random() * plausible.length)]!;
  return { action, considered };
}

const seatsIn = ({ view }: Decision): number =>
  'players' in view && Array.isArray(view.players) ? view.players.length : 2;

/** A Page: sees which moves are good, and takes any of them. */
export const page: ComputerPlayer = { id: 'page', think, choose: (decision) => think(decision).action };
