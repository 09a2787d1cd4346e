import type { Difference, Found, Tally, Task } from '../../scripts/leaks/told.ts';
import { courseOf, type Kind } from './games.ts';
import { type Pair, pairsOf } from './pairs.ts';

/** More than anybody wants to read. */
const MOST_DIFFERENCES = 20;

/** Compares as many pairs as the task asks for, and counts. */
export async function found({ seed, pairs, first, by, pictures, only }: Task): Promise<Found> {
  const tallies = new Map<string, Tally>();
  const differences: Difference[] = [];
  let done = 0;
  let drawn = 0;
  const isThorough = () => drawn * pictures <= done;
  for (let number = only ?? first; done < pairs; number += by) {
    const course = courseOf(seed, number);
    for await (const pair of pairsOf(course, isThorough)) {
      done++;
      if (pair.drawn) drawn++;
      count(tallies, course.kind, pair);
      differences.push(...pair.differences.slice(0, MOST_DIFFERENCES - differences.length));
      if (done === pairs) break;
    }
    if (only !== null) break;
  }
  return { tallies: [...tallies.values()], differences };
}

function count(tallies: Map<string, Tally>, { game, variant, seats }: Kind, pair: Pair): void {
  const name = `${game} ${variant}, ${seats} seats`;
  const key = `${name}, ${pair.audience}`;
  const before = tallies.get(key) ?? { pairs: 0, keptHands: 0, drawn: 0, compared: 0, differing: 0 };
  tallies.set(key, {
    game: name,
    audience: pair.audience,
    pairs: before.pairs + 1,
    keptHands: before.keptHands + Number(pair.keptHands),
    drawn: before.drawn + Number(pair.drawn),
    compared: before.compared + pair.compared,
    differing: before.differing + pair.differences.reduce((sum, { bytes }) => sum + bytes, 0),
  });
}
