import type { NimView } from './types.ts';

/** A player who leaves one opponent a multiple of four can do so every turn, down to none. */
export const nimValuation = ({ left }: NimView): number => (left % 4 === 0 ? 1 : 0);
