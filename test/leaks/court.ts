import type { Permuter } from './permuter.ts';

/** Nothing is hidden but what the seed has yet to bring, and that differs in any case. */
export const permuteCourt: Permuter = ({ record }) => record;
