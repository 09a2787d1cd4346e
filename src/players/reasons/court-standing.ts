import { courtierBag } from '../../games/court/courtier-bag.ts';
import { standing } from '../../games/court/standing.ts';
import { COURTIERS, type CourtView, type Sizes } from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';

/** Group sizes that last: characters are given back after each round, so they count only in the last one. */
export function lastingSizes({ players, lastRound }: CourtView, seat: Seat): Sizes {
  const { court, characters, standing: now } = players[seat]!;
  if (lastRound || characters.length === 0) return now.sizes;
  const bag = COURTIERS.reduce((sum, courtier) => sum + court[courtier] * courtierBag(courtier), 0);
  return standing(bag, []).sizes;
}

/** By how much a group grows, as it would score and for good: the lesser of the two. */
export function growth(before: CourtView, after: CourtView, seat: Seat, group: 0 | 1): number {
  const shown = after.players[seat]!.standing.sizes[group] - before.players[seat]!.standing.sizes[group];
  const lasting = lastingSizes(after, seat)[group] - lastingSizes(before, seat)[group];
  return Math.sign(shown) === Math.sign(lasting)
    ? Math.sign(shown) * Math.min(Math.abs(shown), Math.abs(lasting))
    : 0;
}
