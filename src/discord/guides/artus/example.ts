import { CHAIR_COUNT } from '../../../games/artus/data.ts';
import type { ArtusView } from '../../../games/artus/types.ts';
import type { Example } from '../handbook.ts';

/** The painter's name of the chair so far behind the King. */
const behind = ({ king }: ArtusView, count: number): string =>
  `chair-${(king - count + CHAIR_COUNT) % CHAIR_COUNT}`;

/** The middle of an advanced game. */
export const artusExample: Example<ArtusView> = {
  options: { variant: 'advanced', seats: 3 },
  seed: '0'.repeat(32),
  middle: [
    20, 21, 19, 18, 18, 17, 17, 0, 15, 1, 12, 12, 10, 10, 9, 34, 73, 1, 1, 73, 52, 2, 1, 80, 38, 1, 1, 39, 11,
    2, 2, 4, 9, 2, 2, 22, 33, 0, 0, 6, 16, 2, 2, 39, 8, 1, 2, 19, 31, 2, 2, 40, 21, 0, 0, 17, 5, 0, 1, 22, 7,
    0, 1, 47, 32, 0, 2, 52, 2, 1, 0, 24, 27, 0, 1,
  ],
  rest: [
    18, 35, 1, 1, 29, 25, 0, 0, 24, 18, 1, 0, 13, 4, 0, 2, 9, 6, 0, 1, 0, 26, 0, 0, 6, 54, 1, 0, 7, 4, 1, 0,
    8, 0, 0, 0, 11, 25, 8, 2, 17, 9, 0, 0, 2, 2, 2, 5, 0, 0, 0, 0, 2, 0,
  ],
  shows: { discord: 'hand', end: 'end' },
  /** A chair of each colour, apart from each other. */
  places: (view) => ({
    green: behind(view, 6),
    red: behind(view, 19),
    yellow: behind(view, 26),
    carpet: 'chair-15',
  }),
};
