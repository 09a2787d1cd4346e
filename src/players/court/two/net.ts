import { INPUTS, STAGES } from './inputs.ts';

/** Units of the hidden layer. The first ones pass their sums on, whatever the sign. */
export const UNITS = 24;
export const PASSING = 4;

/** Weights are whole numbers of these. */
export const PRECISION = 1 / 4096;

/** A net with one hidden layer: whole numbers, to be multiplied by `PRECISION`. */
export interface NetWeights {
  /** By input, then by unit. */
  readonly inputs: readonly (readonly number[])[];
  readonly bias: readonly number[];
  /** By stage, then by unit: from the hidden layer to the log odds of the Favor's holder. */
  readonly value: readonly (readonly number[])[];
}

export const NO_WEIGHTS: NetWeights = {
  inputs: rows(INPUTS),
  bias: new Array<number>(UNITS).fill(0),
  value: rows(STAGES),
};

function rows(count: number): number[][] {
  return Array.from({ length: count }, () => new Array<number>(UNITS).fill(0));
}
