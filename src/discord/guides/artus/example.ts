import type { Example } from '../handbook.ts';

/** The middle of an advanced game. */
export const artusExample: Example = {
  options: { variant: 'advanced', seats: 3 },
  seed: '0'.repeat(32),
  steps: 75,
  shows: { discord: 'hand', end: 'end' },
};
