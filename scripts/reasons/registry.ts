import { byGame } from '../../src/games/game.ts';
import { anyGameReasons } from './any-game.ts';
import { artusReasons } from './artus.ts';
import { courtReasons } from './court.ts';
import { cardGameReasons } from './quests.ts';

/** Why an action is illegal, as a clause, by the `reason` in the data of `illegalAction`. */
export const reasons: Readonly<Record<string, string>> = {
  ...anyGameReasons,
  ...Object.assign(
    {},
    ...byGame<object>({ artus: artusReasons, court: courtReasons, quests: cardGameReasons }).values(),
  ),
};
