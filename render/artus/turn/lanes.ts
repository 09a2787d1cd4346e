import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import type { Chair } from '../../../src/games/artus/types.ts';
import type { Track } from './track.ts';

/** Around the chairs there's room for this many arrows side by side. */
const LANES = 2;

/** The chairs that a track covers. */
function chairsUnder({ from, steps }: Track): Chair[] {
  const first = Math.min(from, from + steps);
  return Array.from({ length: Math.abs(steps) + 1 }, (_, i) => (first + i + CHAIR_COUNT) % CHAIR_COUNT);
}

/** Each track's lane: the innermost free one, with the newest tracks placed first; -1 if none is free. */
export function lanesFor(tracks: readonly Track[]): number[] {
  const taken = Array.from({ length: LANES }, () => new Set<Chair>());
  const lanes = tracks.map(() => -1);
  for (let i = tracks.length - 1; i >= 0; i--) {
    const chairs = chairsUnder(tracks[i] as Track);
    const lane = taken.findIndex((set) => chairs.every((chair) => !set.has(chair)));
    lanes[i] = lane;
    for (const chair of chairs) taken[lane]?.add(chair);
  }
  return lanes;
}
