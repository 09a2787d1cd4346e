import { SETTINGS, STRENGTHS, type Strengths } from '../search/strengths.ts';

/** By variant, for 2, 3 and 4 seats: with these, a Page wins about as often as an `ahead` player in its place. */
const LOOSENESS: Readonly<Record<string, readonly number[]>> = {
  basic: [0.36, 0.25, 0.25],
  advanced: [0.7, 0.65, 0.68],
};

export const artusStrengths: Strengths = {
  ...STRENGTHS,
  knight: { playouts: () => 3000, settings: SETTINGS },
  page: { looseness: (variant, seats) => LOOSENESS[variant]?.[seats - 2] ?? 0.5 },
};
