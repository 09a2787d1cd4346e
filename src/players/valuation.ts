import type { GameId, GameView, Seat } from '../games/game.ts';
import { artusValuation } from './valuations/artus.ts';
import { courtValuation } from './valuations/court.ts';
import { questsValuation } from './valuations/quests.ts';

/** How good a view is for the seat, in points of the final score as far as can be guessed. */
export type Valuation = (view: GameView, seat: Seat) => number;

/** A game without an entry is played by its legal actions alone. */
export const valuations: ReadonlyMap<GameId, Valuation> = new Map<GameId, Valuation>([
  ['artus', artusValuation as Valuation],
  ['court', courtValuation as Valuation],
  ['quests', questsValuation as Valuation],
]);
