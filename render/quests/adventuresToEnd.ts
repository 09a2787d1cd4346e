import { LAST_ADVENTURE } from '../../src/games/quests/data.ts';
import type { QuestsView } from '../../src/games/quests/types.ts';

/** Number of adventures still to be taken before the game ends immediately. */
export function adventuresToEnd(view: QuestsView): number {
  return Math.max(0, LAST_ADVENTURE - view.adventures.filter(({ taken }) => taken !== null).length);
}
