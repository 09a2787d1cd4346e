import { SETTINGS, STRENGTHS, type Strengths } from '../search/strengths.ts';

export const artusStrengths: Strengths = {
  ...STRENGTHS,
  knight: { playouts: 3000, settings: SETTINGS },
};
