import type { Considered, Decision, Thought } from '../player.ts';
import { type Judged, judged } from '../search/judging.ts';
import type { Strengths } from '../search/strengths.ts';
import { variantOf } from '../search/thinking.ts';
import { searchGames } from '../search-games.ts';

interface Glance {
  /** Deals of the hidden cards that a move is judged in. */
  readonly deals: number;
  /** How far from the best move the choice may lie, as `plausibleOf` takes it. */
  readonly looseness: number;
}

/**
 * Decides by the judge's opinion of the positions after each move: takes any that's good enough. In a game that nobody
 * can judge, that's every move.
 */
export function glanced(
  decision: Decision,
  glanceOf: (strengths: Strengths, variant: string, seats: number) => Glance,
): Thought {
  const { actions, view } = decision;
  const anyOf = <T>(choices: readonly T[]): T => choices[Math.floor(decision.random() * choices.length)]!;
  const game = searchGames.get(decision.game.id);
  if (!game) return { action: anyOf(actions), considered: [] };
  const seats = 'players' in view && Array.isArray(view.players) ? view.players.length : 2;
  const { deals, looseness } = glanceOf(game.strengths, variantOf(decision), seats);
  const considered = judged(game, decision, deals);
  return { action: anyOf(plausibleOf(considered, looseness)).action, considered };
}

const logOdds = ({ share }: Considered): number => Math.log(share / (1 - share));

/**
 * The moves that are at most so far below the best: at looseness 0 only the best, at 1 all that are better than an
 * average one. So what's clearly best is found, and what's clearly bad is left alone. Idle ones never are among them.
 * @param considered best first
 * @param looseness 0 or more
 */
function plausibleOf(considered: readonly Judged[], looseness: number): readonly Considered[] {
  const odds = considered.map(logOdds);
  const mean = odds.reduce((sum, one) => sum + one, 0) / odds.length;
  const least = odds[0]! - looseness * Math.max(0, odds[0]! - mean);
  const good = considered.filter(({ isIdle }, at) => !isIdle && odds[at]! >= least);
  return good.length > 0 ? good : considered.filter(({ isIdle }) => !isIdle).slice(0, 1);
}
