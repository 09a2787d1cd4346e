import basicTwo from '../weights/basic-2.json' with { type: 'json' };
import basicMany from '../weights/basic-3.json' with { type: 'json' };
import sealsTwo from '../weights/seals-2.json' with { type: 'json' };
import sealsMany from '../weights/seals-3.json' with { type: 'json' };
import type { NetWeights } from './net.ts';

/** The learned weights; three and more seats share theirs. */
export function weightsFor(variant: string, seats: number): NetWeights {
  if (variant === 'basic') return seats === 2 ? basicTwo : basicMany;
  return seats === 2 ? sealsTwo : sealsMany;
}
