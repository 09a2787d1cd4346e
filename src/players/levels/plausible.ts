import type { Considered } from '../player.ts';

const logOdds = ({ share }: Considered): number => Math.log(share / (1 - share));

/**
 * The moves that are at most so far below the best: at looseness 0 only the best, at 1 all that are better than an
 * average one. So what's clearly best is found, and what's clearly bad is left alone.
 * @param considered best first
 * @param looseness 0 or more
 */
export function plausibleOf(considered: readonly Considered[], looseness: number): readonly Considered[] {
  const odds = considered.map(logOdds);
  const mean = odds.reduce((sum, one) => sum + one, 0) / odds.length;
  const least = odds[0]! - looseness * Math.max(0, odds[0]! - mean);
  return considered.filter((_, at) => odds[at]! >= least);
}
