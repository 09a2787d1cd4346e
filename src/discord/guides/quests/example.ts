import type { QuestsView } from '../../../games/quests/types.ts';
import type { Example } from '../handbook.ts';

/** The middle of a game with seals, which has everything that the basic game has. */
export const questsExample: Example<QuestsView> = {
  options: { variant: 'seals', seats: 3 },
  seed: '7'.repeat(32),
  steps: 58,
  shows: { discord: 'hand', end: 'end' },
};
