import type { Strengths } from '../search/strengths.ts';

/** By number of seats: with it a Page wins as many games against today's simple player as that one does itself. */
const LOOSENESS: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 1 };

/** Measured by tournaments. */
export const courtStrengths: Strengths = {
  knight: { playouts: 4000, settings: { exploration: 0.6, temperature: 1, trust: 1 } },
  squire: { deals: 1 },
  page: { looseness: (_variant, seats) => LOOSENESS[seats] ?? 1 },
};
