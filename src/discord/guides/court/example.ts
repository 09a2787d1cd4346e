import type { CourtView } from '../../../games/court/types.ts';
import type { Example } from '../handbook.ts';

/** An auction in the middle of a game. */
export const courtExample: Example<CourtView> = {
  options: { variant: 'standard', seats: 3 },
  seed: '2'.repeat(32),
  steps: 60,
};
