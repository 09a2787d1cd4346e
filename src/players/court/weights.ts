import type { Weights } from '../search/valuation.ts';
import { courtFeatures } from './features.ts';

/** The learned weights for a number of seats. */
export const weightsFor = (_seats: number): Weights => ({
  features: courtFeatures.names,
  weights: Array.from({ length: courtFeatures.phases }, () =>
    courtFeatures.names.map((n) => (n === 'smallest' ? 1 : n === 'middle' ? 0.3 : n === 'largest' ? 0.1 : 0)),
  ),
  scales: Array.from({ length: courtFeatures.phases }, () => 1),
});
