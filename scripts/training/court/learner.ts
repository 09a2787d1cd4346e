import { GRAIN, INPUTS, STAGES } from '../../../src/players/court/two/inputs.ts';
import { type NetWeights, PASSING, PRECISION, UNITS } from '../../../src/players/court/two/judge.ts';
import type { SearchChance } from '../../../src/players/search/chance.ts';
import { Adam } from '../adam.ts';
import type { Sample } from './games.ts';

const BIAS = INPUTS * UNITS;
const VALUE = BIAS + UNITS;
const COUNT = VALUE + STAGES * UNITS;

/** How far apart the weights are at first: of the inputs, and of the units. */
const INPUT_SPREAD = 0.25;
const UNIT_SPREAD = 0.5;

/** A net while it learns. */
export class Learner {
  readonly #weights = new Float64Array(COUNT);
  readonly #gradient = new Float64Array(COUNT);
  readonly #adam = new Adam(COUNT);
  readonly #sums = new Float64Array(UNITS);
  readonly #slopes = new Float64Array(UNITS);

  /** Begins with small random weights, the same for all stages. */
  constructor(chance: SearchChance) {
    for (let at = 0; at < BIAS; at++) this.#weights[at] = INPUT_SPREAD * (chance.unit() - 0.5);
    for (let unit = 0; unit < UNITS; unit++) {
      const weight = UNIT_SPREAD * (chance.unit() - 0.5);
      for (let stage = 0; stage < STAGES; stage++) this.#weights[VALUE + stage * UNITS + unit] = weight;
    }
  }

  /** Moves the weights towards the targets of these samples. @returns their mean cross entropy, in nats */
  step(samples: readonly Sample[], rate: number): number {
    this.#gradient.fill(0);
    let loss = 0;
    for (const sample of samples) loss += this.#add(sample, 1 / samples.length);
    this.#adam.step(this.#weights, this.#gradient, rate);
    return loss / samples.length;
  }

  weights(): NetWeights {
    const row = (from: number): number[] =>
      Array.from(this.#weights.subarray(from, from + UNITS), (weight) => Math.round(weight / PRECISION));
    return {
      inputs: Array.from({ length: INPUTS }, (_, at) => row(at * UNITS)),
      bias: row(BIAS),
      value: Array.from({ length: STAGES }, (_, stage) => row(VALUE + stage * UNITS)),
    };
  }

  #add({ inputs, stage, target }: Sample, weight: number): number {
    const weights = this.#weights;
    const gradient = this.#gradient;
    const sums = this.#sums;
    const slopes = this.#slopes;
    for (let unit = 0; unit < UNITS; unit++) sums[unit] = weights[BIAS + unit]!;
    for (let at = 0; at < INPUTS; at++) {
      const input = inputs[at]! * GRAIN;
      if (input === 0) continue;
      const row = at * UNITS;
      for (let unit = 0; unit < UNITS; unit++) sums[unit]! += input * weights[row + unit]!;
    }
    const out = VALUE + stage * UNITS;
    let odds = 0;
    for (let unit = 0; unit < UNITS; unit++)
      if (unit < PASSING || sums[unit]! > 0) odds += sums[unit]! * weights[out + unit]!;
    const share = Math.min(1 - 1e-9, Math.max(1e-9, 1 / (1 + Math.exp(-odds))));
    const slope = weight * (share - target);
    for (let unit = 0; unit < UNITS; unit++) {
      slopes[unit] = 0;
      if (unit >= PASSING && sums[unit]! <= 0) continue;
      gradient[out + unit]! += slope * sums[unit]!;
      slopes[unit] = slope * weights[out + unit]!;
      gradient[BIAS + unit]! += slopes[unit]!;
    }
    for (let at = 0; at < INPUTS; at++) {
      const input = inputs[at]! * GRAIN;
      if (input === 0) continue;
      const row = at * UNITS;
      for (let unit = 0; unit < UNITS; unit++) gradient[row + unit]! += input * slopes[unit]!;
    }
    return -(target * Math.log(share) + (1 - target) * Math.log(1 - share));
  }
}
