import { artus } from './artus/index.ts';
import { court } from './court/index.ts';
import type { AnyGame, GameId } from './game.ts';
import { quests } from './quests/index.ts';

/** Every game that can be played, by its id. The only place that knows which games there are. */
export const games: ReadonlyMap<GameId, AnyGame> = new Map<GameId, AnyGame>([
  ['artus', artus],
  ['court', court],
  ['quests', quests],
]);
