import type { Tastes } from './opinion.ts';

/** Weighs everything about as much as it's worth. */
export const PLANNER: Tastes = { pip: 0.07, tile: 0.05, favor: 0.12, arthur: 0, richer: 0.2 };
/** Opens for the Favor, and keeps it. */
export const KEEPER: Tastes = { pip: 0.05, tile: 0.05, favor: 0.5, arthur: 0.1, richer: 0.1 };
/** Buys Arthur whenever it can. */
export const BUYER: Tastes = { pip: 0.04, tile: 0.12, favor: 0.1, arthur: 0.5, richer: 0.1 };
