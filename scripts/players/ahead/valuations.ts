import { byGame, type GameView, type Seat } from '../../../src/games/game.ts';
import { artusValuation } from './artus.ts';
import { courtValuation } from './court.ts';
import { cardGameValuation } from './quests.ts';

/** How good a view is for the seat: an estimate in points of the final score. */
export type Valuation = (view: GameView, seat: Seat) => number;

/** In a game without one, computer players choose legal actions at random. */
export const valuations = byGame<Valuation>({
  artus: artusValuation as Valuation,
  court: courtValuation as Valuation,
  quests: cardGameValuation as Valuation,
});
