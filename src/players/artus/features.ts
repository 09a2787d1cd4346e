import type { Features } from '../search/valuation.ts';
import type { ArtusPosition } from './position.ts';

export const features: Features<ArtusPosition> = {
  names: ['score'],
  phases: 1,
  phase: () => 0,
  write(position, seat, into, at) {
    into[at] = position.scores[seat] as number;
  },
  outcome: (position, seat) => position.scores[seat] as number,
};
