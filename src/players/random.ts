import { createHash } from 'node:crypto';

const RANGE = 2 ** 48;

/** Numbers uniform in [0, 1), the same for the same text. */
export function seededRandom(text: string): () => number {
  let drawn = 0;
  return () => createHash('sha256').update(`${text}:${drawn++}`).digest().readUIntBE(0, 6) / RANGE;
}
