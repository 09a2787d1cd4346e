import type { GameId } from '../../games/game.ts';
import { artusFacts } from '../artus/reasons.ts';
import { courtFacts } from './court.ts';
import type { Facts } from './facts.ts';
import { questsFacts } from './quests.ts';

/** A game without an entry gives no reasons. */
export const factsOf: ReadonlyMap<GameId, Facts> = new Map<GameId, Facts>([
  ['artus', artusFacts as unknown as Facts],
  ['court', courtFacts as unknown as Facts],
  ['quests', questsFacts as unknown as Facts],
]);
