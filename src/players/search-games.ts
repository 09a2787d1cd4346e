import type { GameId } from '../games/game.ts';
import { courtSearch } from './court/index.ts';
import type { AnySearchGame } from './search/games.ts';

/** The games that the search can play. */
export const searchGames: ReadonlyMap<GameId, AnySearchGame> = new Map<GameId, AnySearchGame>([
  ['court', courtSearch as unknown as AnySearchGame],
]);
