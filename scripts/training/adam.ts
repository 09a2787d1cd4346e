const MOMENTUM = 0.9;
const SCALING = 0.999;
const DECAY = 1e-5;

/** Gradient descent with a pace of its own for each weight (Adam). */
export class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(count: number) {
    this.#mean = new Float64Array(count);
    this.#square = new Float64Array(count);
  }

  step(weights: Float64Array, gradient: Float64Array, rate: number): void {
    this.#steps++;
    const meanScale = 1 / (1 - MOMENTUM ** this.#steps);
    const squareScale = 1 / (1 - SCALING ** this.#steps);
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at]!;
      const mean = MOMENTUM * this.#mean[at]! + (1 - MOMENTUM) * slope;
      const square = SCALING * this.#square[at]! + (1 - SCALING) * slope * slope;
      this.#mean[at] = mean;
      this.#square[at] = square;
      weights[at]! -=
        rate * ((mean * meanScale) / (Math.sqrt(square * squareScale) + 1e-8) + DECAY * weights[at]!);
    }
  }
}
