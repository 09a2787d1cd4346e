import type { Weights } from '../search/valuation.ts';
import two from './weights/standard-2.json' with { type: 'json' };
import three from './weights/standard-3.json' with { type: 'json' };
import four from './weights/standard-4.json' with { type: 'json' };

/** The learned weights, by number of seats. */
export const weightsBySeats: ReadonlyMap<number, Weights> = new Map([
  [2, two],
  [3, three],
  [4, four],
]);
