import type { NimView } from './types.ts';

/** Whoever leaves a multiple of four to one opponent can do so every time, down to none. */
export const nimValuation = ({ left }: NimView): number => (left % 4 === 0 ? 1 : 0);
