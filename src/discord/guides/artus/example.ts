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
  steps: 75,
  shows: { discord: 'hand', end: 'end' },
  /** A chair of each colour, apart from each other. */
  places: (view) => ({
    green: behind(view, 6),
    red: behind(view, 19),
    yellow: behind(view, 26),
    carpet: 'chair-15',
  }),
};
