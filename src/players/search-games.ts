import type { GameId } from '../games/game.ts';
import { artusSearch } from './artus/index.ts';
import { courtSearch } from './court/index.ts';
import { questsSearch } from './quests/index.ts';
import type { AnySearchGame } from './search/position.ts';

/** The games that the search can play. */
export const searchGames: ReadonlyMap<GameId, AnySearchGame> = new Map<GameId, AnySearchGame>([
  ['artus', artusSearch as unknown as AnySearchGame],
  ['court', courtSearch as unknown as AnySearchGame],
  ['quests', questsSearch as unknown as AnySearchGame],
]);
