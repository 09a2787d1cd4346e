import basicTwo from '../weights/basic-2.json' with { type: 'json' };
import basicThree from '../weights/basic-3.json' with { type: 'json' };
import basicMany from '../weights/basic-4.json' with { type: 'json' };
import sealsTwo from '../weights/seals-2.json' with { type: 'json' };
import sealsThree from '../weights/seals-3.json' with { type: 'json' };
import sealsMany from '../weights/seals-4.json' with { type: 'json' };
import type { NetWeights } from './net.ts';

const WEIGHTS: Readonly<Record<string, readonly NetWeights[]>> = {
  basic: [basicTwo, basicThree, basicMany],
  seals: [sealsTwo, sealsThree, sealsMany],
};

/** The learned weights; the last ones of a variant are for all higher numbers of seats, too. */
export const weightsFor = (variant: string, seats: number): NetWeights =>
  WEIGHTS[variant]!.at(Math.min(seats - 2, WEIGHTS[variant]!.length - 1))!;
