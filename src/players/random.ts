import { seededIndex } from '../games/playout.ts';

const RANGE = 2 ** 32;

/** Numbers uniform in [0, 1), the same for the same text. */
export function seededRandom(text: string): () => number {
  const index = seededIndex(text);
  return () => index(RANGE) / RANGE;
}
