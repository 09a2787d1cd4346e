import { RELATIVE_INPUTS } from './relative-inputs.ts';
import { SEAT_INPUTS } from './seat-inputs.ts';
import { TABLE_INPUTS } from './table-inputs.ts';

/** Units of the hidden layer. The first one passes its sum on, whatever its sign. */
export const UNITS = 16;

/** Weights are whole numbers of these, so that sums are exact in any order. */
export const PRECISION = 1 / 4096;

/** The weights of a net: whole numbers, to be multiplied by `PRECISION`. Lists by input hold one list by unit each. */
export interface NetWeights {
  readonly table: readonly (readonly number[])[];
  /** For the seat's own inputs, and for the mean of the others'. */
  readonly own: readonly (readonly number[])[];
  readonly others: readonly (readonly number[])[];
  readonly relative: readonly (readonly number[])[];
  readonly bias: readonly number[];
  /** From the hidden layer to the value. */
  readonly value: readonly number[];
}

/** Sizes of the lists by input. */
export const SIZES = {
  table: TABLE_INPUTS.length,
  own: SEAT_INPUTS.length,
  others: SEAT_INPUTS.length,
  relative: RELATIVE_INPUTS.length,
} as const;

export const NO_WEIGHTS: NetWeights = {
  table: empty(SIZES.table),
  own: empty(SIZES.own),
  others: empty(SIZES.others),
  relative: empty(SIZES.relative),
  bias: new Array<number>(UNITS).fill(0),
  value: new Array<number>(UNITS).fill(0),
};

function empty(inputs: number): number[][] {
  return Array.from({ length: inputs }, () => new Array<number>(UNITS).fill(0));
}
