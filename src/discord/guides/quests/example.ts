import type { Example } from '../handbook.ts';

/** The middle of a game with seals, which has everything that the basic game has. */
export const questsExample: Example = {
  options: { variant: 'seals', seats: 3 },
  seed: '0'.repeat(32),
  steps: 60,
  shows: { discord: 'hand', end: 'end' },
};
