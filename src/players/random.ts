import { seededIndex } from '../games/playout.ts';

const RANGE = 2 ** 32;

/** Uniform numbers in [0, 1); the same text gives the same numbers. */
export function seededRandom(text: string): () => number {
  const index = seededIndex(text);
  return () => index(RANGE) / RANGE;
}
