import type { ComputerPlayer, Considered, Decision, Thought } from './player.ts';
import type { Strengths } from './search/position.ts';
import { decisionVariant, type Judged, judged, searched } from './search/thinking.ts';
import { searchGames } from './search-games.ts';

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
function glanced(
  decision: Decision,
  glanceOf: (strengths: Strengths, variant: string, seats: number) => Glance,
): Thought {
  const { actions, view } = decision;
  const anyOf = <T>(choices: readonly T[]): T => choices[Math.floor(decision.random() * choices.length)]!;
  const game = searchGames.get(decision.game.id);
  if (!game) return { action: anyOf(actions), considered: [] };
  const seats = 'players' in view && Array.isArray(view.players) ? view.players.length : 2;
  const { deals, looseness } = glanceOf(game.strengths, decisionVariant(decision), seats);
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

const thinkAsPage = (decision: Decision): Thought =>
  glanced(decision, ({ page }, variant, seats) => ({ deals: 1, looseness: page.looseness(variant, seats) }));

/** A Page: sees which moves are good, and takes any of them. */
export const page: ComputerPlayer = {
  id: 'page',
  think: thinkAsPage,
  choose: (decision) => thinkAsPage(decision).action,
};

const thinkAsSquire = (decision: Decision): Thought => glanced(decision, ({ squire }) => squire);

/** A Squire: takes the move after which it likes its position best, or one that's nearly as good, without searching. */
export const squire: ComputerPlayer = {
  id: 'squire',
  think: thinkAsSquire,
  choose: (decision) => thinkAsSquire(decision).action,
};

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

const knight = knightWith();

/** Every computer player, by ID: one for each level, weakest first. */
export const computerPlayers: ReadonlyMap<string, ComputerPlayer> = new Map(
  [page, squire, knight].map((player) => [player.id, player]),
);

/** Plays where an ID isn't known, and at once where another player can't. */
export const DEFAULT_PLAYER: ComputerPlayer = squire;
