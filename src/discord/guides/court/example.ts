import type { CourtView } from '../../../games/court/types.ts';
import type { Example } from '../handbook.ts';

/** An auction in the middle of a game. */
export const courtExample: Example<CourtView> = {
  options: { variant: 'standard', seats: 3 },
  seed: '2'.repeat(32),
  middle: [
    2, 3, 3, 0, 0, 5, 1, 3, 0, 2, 2, 4, 1, 0, 0, 0, 0, 3, 0, 0, 26, 10, 1, 0, 2, 0, 1, 2, 1, 0, 15, 1, 1, 0,
    0, 2, 1, 3, 1, 0, 3, 3, 0, 5, 1, 1, 0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 0, 3, 0,
  ],
};
