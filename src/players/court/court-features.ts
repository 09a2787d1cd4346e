import { countAt, sizeOf } from '../../games/court/bags.ts';
import { kept } from './kept.ts';
import { EXPOSURE, exchangesOf } from './prospects.ts';
import { sizesOf } from './sizes.ts';
import { charactersIn, courtOf, type Holding, MOST_HOLDING } from './worth.ts';

export const COURT_NAMES = [
  'one',
  'smallest',
  'middle',
  'largest',
  'jesters',
  ...[1, 2, 3, 4].map((size) => `smallest at least ${size}`),
  ...[2, 3].map((groups) => `${groups} smallest groups`),
  'types missing',
  'courtiers',
  'exposure',
] as const;

/** What can be said of a court on its own. */
export const featuresOfCourt = kept(MOST_HOLDING, (holding: Holding) => {
  const court = courtOf(holding);
  const sizes = sizesOf(court, charactersIn(holding));
  const [smallest, middle, largest] = [sizes >> 8, (sizes >> 4) & 15, sizes & 15];
  const missing = [1, 2, 3].filter((kind) => countAt(court, kind) === 0).length;
  const equal = 1 + (middle === smallest ? 1 : 0) + (largest === smallest ? 1 : 0);
  return Float64Array.of(
    1,
    smallest,
    middle,
    largest,
    countAt(court, 0),
    ...[1, 2, 3, 4].map((size) => (smallest >= size ? 1 : 0)),
    ...[2, 3].map((groups) => (equal >= groups ? 1 : 0)),
    missing,
    sizeOf(court),
    exchangesOf(holding)[EXPOSURE]!,
  );
});
