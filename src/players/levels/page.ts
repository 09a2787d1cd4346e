import { looksAhead } from '../ahead/ahead.ts';
import type { ComputerPlayer, Considered, Decision, Thought } from '../player.ts';
import { judged } from '../search/judging.ts';
import { variantOf } from '../search/thinking.ts';
import { searchGames } from '../search-games.ts';

function think(decision: Decision): Thought {
  const game = searchGames.get(decision.game.id);
  if (!game) return looksAhead(decision);
  const considered = judged(game, decision, 1);
  const looseness = game.strengths.page.looseness(variantOf(decision), seatsIn(decision));
  const plausible = plausibleOf(considered, looseness);
  const { action } = plausible[Math.floor(decision.random() * plausible.length)]!;
  return { action, considered };
}

const logOdds = ({ share }: Considered): number => Math.log(share / (1 - share));

/**
 * The moves that somebody new might choose: none is further below the best than this part of the way to an average
 * one, so what's clearly best is found and what's clearly bad is left alone.
 * @param considered best first
 */
function plausibleOf(considered: readonly Considered[], looseness: number): readonly Considered[] {
  const odds = considered.map(logOdds);
  const mean = odds.reduce((sum, one) => sum + one, 0) / odds.length;
  const least = odds[0]! - looseness * Math.max(0, odds[0]! - mean);
  return considered.filter((_, at) => odds[at]! >= least);
}

const seatsIn = ({ view }: Decision): number =>
  'players' in view && Array.isArray(view.players) ? view.players.length : 2;

/** A Page: sees which moves are good, and takes any of them. */
export const page: ComputerPlayer = { id: 'page', think, choose: (decision) => think(decision).action };
