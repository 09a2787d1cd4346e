import process from 'node:process';
import { analyse } from '../../src/analysis/analysis.ts';
import { derivedSeed, playRandomly } from '../../src/games/playout.ts';
import { games } from '../../src/games/registry.ts';
import type { Figure } from '../figure.ts';

/** The longest of so many random games of each kind. */
const GAMES = 200;

/** What analysing the longest games costs. */
export async function analysisFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [id, { variants, seats }] of games)
    for (let { min: count } = seats; count <= seats.max; count++) {
      const options = { variant: variants.at(-1)!, seats: count };
      const records = Array.from(
        { length: GAMES },
        (_, number) => playRandomly(id, options, derivedSeed('analysis', number)).record,
      );
      const longest = records.reduce((one, other) => (one.steps.length < other.steps.length ? other : one));
      const before = process.cpuUsage();
      analyse(longest);
      const { user, system } = process.cpuUsage(before);
      const value = (user + system) / 1e6;
      figures.push({
        name: `processor time of ${longest.steps.length} steps, ${id} ${options.variant}, ${count} seats`,
        ...{ unit: 's', value, runs: [value], goal: { atMost: 20 } },
      });
    }
  return figures;
}
