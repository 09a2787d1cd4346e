import type { Weights } from '../search/valuation.ts';
import advanced2 from './weights/advanced-2.json' with { type: 'json' };
import advanced3 from './weights/advanced-3.json' with { type: 'json' };
import advanced4 from './weights/advanced-4.json' with { type: 'json' };
import basic2 from './weights/basic-2.json' with { type: 'json' };
import basic3 from './weights/basic-3.json' with { type: 'json' };
import basic4 from './weights/basic-4.json' with { type: 'json' };

const learned: ReadonlyMap<string, Weights> = new Map([
  ['basic 2', basic2],
  ['basic 3', basic3],
  ['basic 4', basic4],
  ['advanced 2', advanced2],
  ['advanced 3', advanced3],
  ['advanced 4', advanced4],
]);

/** @throws Error if there's no such game */
export function weightsFor(variant: string, seats: number): Weights {
  const weights = learned.get(`${variant} ${seats}`);
  if (weights === undefined) throw new Error(`no weights for ${variant} with ${seats} seats`);
  return weights;
}
