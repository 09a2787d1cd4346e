import type { Considered, Decision, Thought } from '../player.ts';
import { SearchChance } from './chance.ts';
import { createSearchJudge, type Position, type SearchGame } from './position.ts';
import { type Node, Search } from './search.ts';

/** However short the time: with so small a part of its playouts, a Knight still beats a Squire. */
const LEAST_SHARE = 1 / 16;

/**
 * Decides by search. The same decision and playouts always give the same thought, unless time runs out.
 * @param playouts by default as many as the game's Knights need
 */
export function searched<P extends Position<P>>(
  game: SearchGame<P>,
  decision: Decision,
  playouts?: number,
): Thought {
  const { view, seat, history, actions, random, effort } = decision;
  const chance = new SearchChance(Math.floor(random() * 0x100000000) | 0);
  const known = game.fromView(view, seat, history, chance);
  const world = game.fromView(view, seat, history, chance);
  const variant = decisionVariant(decision);
  const opponents = game.opponents?.(known, variant, history, chance);
  const judge = createSearchJudge(game, variant, known.seats, opponents);
  const { knight } = game.strengths;
  const search = new Search(game, judge, known, world, knight.settings, opponents);
  const usual = playouts ?? knight.playouts(known.seats);
  const least = Math.ceil(usual * LEAST_SHARE);
  search.run(Math.max(least, Math.round(usual * (effort?.share ?? 1))), least, effort?.isOver);
  const considered = judgement(search.root, (action) => game.moveOf(action, known), actions);
  return { action: considered[0]!.action, considered };
}

/** The actions by how often the search played them, which is how much it trusts them. */
function judgement(
  root: Node,
  moveOf: (action: Decision['actions'][number]) => number,
  actions: Decision['actions'],
): Considered[] {
  const found = actions.map((action) => {
    const at = root.indexOf(moveOf(action));
    const plays = at < 0 ? 0 : root.plays[at]!;
    const share = plays === 0 ? (at < 0 ? 0 : root.opinions[at]!) : root.sums[at]! / plays;
    return { action, plays, share };
  });
  found.sort((a, b) => b.plays - a.plays || b.share - a.share);
  return found.map(({ action, share }) => ({ action, share }));
}

/** The game's variant, as its view tells it; the default if it doesn't. */
export const decisionVariant = ({ game, view }: Decision): string =>
  'variant' in view && typeof view.variant === 'string' ? view.variant : game.variants[0]!;

export interface Judged extends Considered {
  /** Whether it only does less than another one does for nothing. */
  readonly isIdle: boolean;
}

/** The actions by the judge's opinion of the positions after them, best first, as a mean over several deals. */
export function judged<P extends Position<P>>(
  game: SearchGame<P>,
  decision: Decision,
  deals: number,
): Judged[] {
  const { view, seat, history, actions, random } = decision;
  const chance = new SearchChance(Math.floor(random() * 0x100000000) | 0);
  const known = game.fromView(view, seat, history, chance);
  const world = game.fromView(view, seat, history, chance);
  const judge = game.judge(decisionVariant(decision), known.seats);
  const moves = Int32Array.from(actions, (action) => game.moveOf(action, known));
  const ranks = new Float64Array(moves.length);
  const sums = new Float64Array(moves.length);
  for (let deal = 0; deal < deals; deal++) {
    game.deal(known, world);
    judge.rank(world, moves, moves.length, ranks);
    for (let at = 0; at < moves.length; at++) sums[at] = sums[at]! + ranks[at]!;
  }
  return actions
    .map((action, at) => ({
      action,
      share: 1 / (1 + Math.exp(-sums[at]! / deals)),
      isIdle: game.isIdle?.(moves[at]!, known) ?? false,
    }))
    .sort((a, b) => b.share - a.share);
}
