import { UNITS } from './net.ts';

const NO_ROWS = new Float64Array(0);

/** Sums of inputs times weights by unit, kept up to date by what changes in the inputs. */
export class Sums {
  readonly own = new Float64Array(UNITS);
  readonly others = new Float64Array(UNITS);
  readonly #ownRows: Float64Array;
  readonly #otherRows: Float64Array;
  readonly #inputs: Float64Array;

  /** Two sets of weights by input and unit; the second may be left out. */
  constructor(ownRows: Float64Array, otherRows: Float64Array = NO_ROWS) {
    this.#ownRows = ownRows;
    this.#otherRows = otherRows;
    this.#inputs = new Float64Array(ownRows.length / UNITS);
  }

  follow(inputs: Float64Array): void {
    const hasOthers = this.#otherRows.length > 0;
    for (let at = 0; at < inputs.length; at++) {
      const change = inputs[at]! - this.#inputs[at]!;
      if (change === 0) continue;
      this.#inputs[at] = inputs[at]!;
      add(this.#ownRows, at * UNITS, change, this.own);
      if (hasOthers) add(this.#otherRows, at * UNITS, change, this.others);
    }
  }
}

function add(rows: Float64Array, from: number, change: number, into: Float64Array): void {
  for (let unit = 0; unit < UNITS; unit++) into[unit]! += change * rows[from + unit]!;
}
