import type { Weights } from '../search/valuation.ts';
import type { NetWeights } from './two/net.ts';
import two from './weights/standard-2.json' with { type: 'json' };
import searchOfTwo from './weights/standard-2-search.json' with { type: 'json' };
import three from './weights/standard-3.json' with { type: 'json' };
import four from './weights/standard-4.json' with { type: 'json' };

/** The learned weights, by number of seats: how moves are judged without search, and with more than two seats with it. */
export const weightsBySeats: ReadonlyMap<number, Weights> = new Map([
  [2, two],
  [3, three],
  [4, four],
]);

/** What the search judges by with two seats. */
export const weightsOfTwo: NetWeights = searchOfTwo;
