import { courtierBag } from '../../games/court/bags.ts';
import { standing } from '../../games/court/scoring.ts';
import { COURTIERS, type CourtView, type Sizes } from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';

/** Whether the seat has characters that it gives back at the end of the round, so that they don't count for it. */
export const areCharactersAside = ({ players, lastRound }: CourtView, seat: Seat): boolean =>
  !lastRound && players[seat]!.characters.length > 0;

/** Group sizes that last: without characters that are given back. */
export function lastingSizes(view: CourtView, seat: Seat): Sizes {
  const { court, standing: now } = view.players[seat]!;
  if (!areCharactersAside(view, seat)) return now.sizes;
  const bag = COURTIERS.reduce((sum, courtier) => sum + court[courtier] * courtierBag(courtier), 0);
  return standing(bag, []).sizes;
}
