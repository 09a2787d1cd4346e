import type { Samples } from './samples.ts';

/** Positions after which the weights are changed. */
const BATCH = 32;
/** How much of the means of earlier slopes, and of their squares, is kept at each change. */
const SLOPE_KEPT = 0.9;
const SQUARE_KEPT = 0.999;

/** The weights of one phase while they're learned (Adam). */
export class Learner {
  readonly weights: Float64Array;
  readonly #slopes: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  #inBatch = 0;
  #batches = 0;

  constructor(weights: readonly number[]) {
    this.weights = Float64Array.from(weights);
    this.#slopes = new Float64Array(weights.length);
    this.#means = new Float64Array(weights.length);
    this.#squares = new Float64Array(weights.length);
  }

  /** @param errors by seat: the share predicted less the share aimed at */
  learn({ rows, seats }: Samples, position: number, errors: Float64Array, rate: number): void {
    const size = this.weights.length;
    for (let seat = 0; seat < seats; seat++) {
      const start = (position * seats + seat) * size;
      for (let i = 0; i < size; i++) this.#slopes[i]! += errors[seat]! * rows[start + i]!;
    }
    if (++this.#inBatch === BATCH) this.#step(rate);
  }

  #step(rate: number): void {
    this.#batches++;
    const mean = 1 - SLOPE_KEPT ** this.#batches;
    const square = 1 - SQUARE_KEPT ** this.#batches;
    for (let i = 0; i < this.weights.length; i++) {
      const slope = this.#slopes[i]! / BATCH;
      this.#slopes[i] = 0;
      this.#means[i] = SLOPE_KEPT * this.#means[i]! + (1 - SLOPE_KEPT) * slope;
      this.#squares[i] = SQUARE_KEPT * this.#squares[i]! + (1 - SQUARE_KEPT) * slope ** 2;
      this.weights[i]! -= (rate * this.#means[i]!) / mean / (Math.sqrt(this.#squares[i]! / square) + 1e-6);
    }
    this.#inBatch = 0;
  }
}
