import { artus } from './artus/index.ts';
import { court } from './court/index.ts';
import type { AnyGame, GameId } from './game.ts';
import { quests } from './quests/index.ts';

/** Every playable game, by id. The only place that lists them. */
export const games: ReadonlyMap<GameId, AnyGame> = new Map<GameId, AnyGame>([
  ['artus', artus],
  ['court', court],
  ['quests', quests],
]);
