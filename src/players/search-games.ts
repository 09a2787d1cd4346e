import { byGame } from '../games/game.ts';
import { artusSearch } from './artus/index.ts';
import { courtSearch } from './court/index.ts';
import { cardGameSearch } from './quests/index.ts';
import type { AnySearchGame } from './search/position.ts';

/** What the search plays on; in a game without it, computer players choose legal actions at random. */
export const searchGames = byGame<AnySearchGame>({
  artus: artusSearch as unknown as AnySearchGame,
  court: courtSearch as unknown as AnySearchGame,
  quests: cardGameSearch as unknown as AnySearchGame,
});
