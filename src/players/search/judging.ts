import type { Considered, Decision } from '../player.ts';
import { SearchChance } from './chance.ts';
import type { Position, SearchGame } from './position.ts';
import { variantOf } from './thinking.ts';

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
  const judge = game.judge(variantOf(decision), known.seats);
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
