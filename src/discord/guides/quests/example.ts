import type { QuestsView } from '../../../games/quests/types.ts';
import type { Example } from '../handbook.ts';

/** The middle of a game with seals, which has everything that the basic game has. */
export const questsExample: Example<QuestsView> = {
  options: { variant: 'seals', seats: 3 },
  seed: '7'.repeat(32),
  middle: [
    10, 1, 2, 0, 5, 1, 1, 0, 1, 4, 3, 3, 2, 0, 1, 1, 3, 4, 3, 1, 1, 1, 1, 5, 1, 1, 0, 4, 0, 51, 1, 11, 1, 1,
    0, 7, 1, 2, 0, 3, 4, 3, 5, 2, 3, 1, 1, 1, 1, 2, 1, 0, 3, 4, 0, 2, 0, 1,
  ],
  rest: [
    3, 1, 1, 1, 0, 3, 0, 1, 2, 1, 0, 0, 2, 1, 3, 2, 1, 0, 4, 2, 0, 0, 1, 10, 2, 1, 1, 0, 4, 3, 0, 1, 1, 1, 0,
    0, 3, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 2, 1, 0, 2, 1, 1, 2, 0, 0, 2, 3, 2, 1, 1, 1, 0, 1, 3, 5, 3, 3, 2, 1,
    1, 1, 4, 4, 0, 3, 4, 3, 1, 3, 2, 3, 1, 0, 1, 3, 2, 2, 3, 2, 2, 3, 2, 3, 3, 2, 2, 3, 1, 1, 3, 0, 63, 0, 9,
    0, 0, 52, 2, 4, 1, 10, 1, 11, 1,
  ],
  shows: { discord: 'hand', end: 'end' },
};
