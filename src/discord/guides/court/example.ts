import type { Example } from '../handbook.ts';

/** An auction in the middle of a game. */
export const courtExample: Example = {
  options: { variant: 'standard', seats: 3 },
  seed: '0'.repeat(32),
  steps: 60,
};
