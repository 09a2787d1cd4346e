import type { Strengths } from '../search/strengths.ts';

/** By variant: with these, a Page wins about as often as an `ahead` player in its place. */
const LOOSENESS: Readonly<Record<string, number>> = { basic: 1.5, seals: 0.95 };

/** The net tells good moves from bad ones by small differences, so the search takes its preferences seriously. */
export const strengths: Strengths = {
  squire: { deals: 8, looseness: 0.1 },
  page: { looseness: (variant) => LOOSENESS[variant] ?? 0.8 },
  knight: { playouts: () => 3000, settings: { exploration: 0.4, temperature: 0.15, trust: 1 } },
};
