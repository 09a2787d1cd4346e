import { STRENGTHS, type Strengths } from '../search/strengths.ts';

/** The net tells good moves from bad ones by small differences, so the search takes its preferences seriously. */
export const strengths: Strengths = {
  ...STRENGTHS,
  knight: { ...STRENGTHS.knight, settings: { exploration: 0.4, temperature: 0.15, trust: 1 } },
};
