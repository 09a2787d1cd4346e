import { artus } from './artus/index.ts';
import { court } from './court/index.ts';
import { type AnyGame, byGame } from './game.ts';
import { cardGame } from './quests/index.ts';

/** Every playable game, by id. The only place that lists them. */
export const games = byGame<AnyGame>({ artus: artus, court: court, quests: cardGame });
