import type { Features } from '../search/valuation.ts';
import type { CourtPosition } from './position.ts';
import { sizesOf } from './sizes.ts';

export const courtFeatures: Features<CourtPosition> = {
  names: ['one', 'smallest', 'middle', 'largest'],
  phases: 1,
  phase: () => 0,
  write({ courts, held }, seat, into, at) {
    const sizes = sizesOf(courts[seat]!, held[seat]!);
    into[at] = 1;
    into[at + 1] = sizes >> 8;
    into[at + 2] = (sizes >> 4) & 15;
    into[at + 3] = sizes & 15;
  },
  outcome: ({ courts, held }, seat) => sizesOf(courts[seat]!, held[seat]!) / 256,
};
