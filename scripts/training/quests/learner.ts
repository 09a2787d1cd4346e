import { type NetWeights, PRECISION, SIZES, UNITS } from '../../../src/players/quests/judge.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { Adam } from '../adam.ts';
import type { Sample } from './games.ts';

const PARTS = ['table', 'own', 'others', 'relative'] as const;

/** Where each part of the weights begins. */
const starts = { table: 0, own: 0, others: 0, relative: 0 };
let size = 0;
for (const part of PARTS) {
  starts[part] = size;
  size += SIZES[part] * UNITS;
}
const BIAS = size;
const VALUE = size + UNITS;
const COUNT = size + 2 * UNITS;

/** Inputs that aren't 0 are about this many. */
const USUAL_INPUTS = 60;

/** A net while it learns. */
export class Learner {
  readonly #weights = new Float64Array(COUNT);
  readonly #gradient = new Float64Array(COUNT);
  readonly #adam = new Adam(COUNT);

  /** Begins with small random weights, except for the unit that passes its sum on. */
  constructor(seed: number) {
    const chance = new SearchChance(seed);
    const spread = 2 / Math.sqrt(USUAL_INPUTS);
    for (let at = 0; at < BIAS; at++)
      if (at % UNITS !== 0) this.#weights[at] = spread * (chance.unit() - 0.5);
    for (let unit = 1; unit < UNITS; unit++) this.#weights[VALUE + unit] = (chance.unit() - 0.5) / 4;
    this.#weights[VALUE] = 1;
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
    const rounded = (from: number): number[] =>
      Array.from(this.#weights.subarray(from, from + UNITS), (weight) => Math.round(weight / PRECISION));
    const rows = (part: (typeof PARTS)[number]): number[][] =>
      Array.from({ length: SIZES[part] }, (_, at) => rounded(starts[part] + at * UNITS));
    return {
      table: rows('table'),
      own: rows('own'),
      others: rows('others'),
      relative: rows('relative'),
      bias: rounded(BIAS),
      value: rounded(VALUE),
    };
  }

  #add({ table, seats, relative, target }: Sample, weight: number): number {
    const parts = seats.map((own, seat) => ({
      table,
      own,
      others: meanOf(seats, seat),
      relative: relative[seat]!,
    }));
    const units = parts.map((part) => this.#units(part));
    const shares = sharesOf(units.map((sums) => this.#value(sums)));
    let loss = 0;
    parts.forEach((part, seat) => {
      loss -= target[seat]! * Math.log(Math.max(1e-9, shares[seat]!));
      this.#learn(part, units[seat]!, weight * (shares[seat]! - target[seat]!));
    });
    return loss;
  }

  #units(parts: Readonly<Record<(typeof PARTS)[number], Float32Array>>): Float64Array {
    const weights = this.#weights;
    const sums = weights.slice(BIAS, BIAS + UNITS);
    for (const part of PARTS) {
      const inputs = parts[part];
      for (let at = 0, row = starts[part]; at < inputs.length; at++, row += UNITS) {
        const input = inputs[at]!;
        if (input === 0) continue;
        for (let unit = 0; unit < UNITS; unit++) sums[unit]! += input * weights[row + unit]!;
      }
    }
    return sums;
  }

  #value(sums: Float64Array): number {
    let value = 0;
    for (let unit = 0; unit < UNITS; unit++)
      if (unit === 0 || sums[unit]! > 0) value += sums[unit]! * this.#weights[VALUE + unit]!;
    return value;
  }

  #learn(
    parts: Readonly<Record<(typeof PARTS)[number], Float32Array>>,
    sums: Float64Array,
    slope: number,
  ): void {
    const slopes = new Float64Array(UNITS);
    for (let unit = 0; unit < UNITS; unit++) {
      if (unit > 0 && sums[unit]! <= 0) continue;
      this.#gradient[VALUE + unit]! += slope * sums[unit]!;
      slopes[unit] = slope * this.#weights[VALUE + unit]!;
      this.#gradient[BIAS + unit]! += slopes[unit]!;
    }
    const gradient = this.#gradient;
    for (const part of PARTS) {
      const inputs = parts[part];
      for (let at = 0, row = starts[part]; at < inputs.length; at++, row += UNITS) {
        const input = inputs[at]!;
        if (input === 0) continue;
        for (let unit = 0; unit < UNITS; unit++) gradient[row + unit]! += input * slopes[unit]!;
      }
    }
  }
}

function meanOf(seats: readonly Float32Array[], except: number): Float32Array {
  if (seats.length === 2) return seats[1 - except]!;
  const mean = new Float32Array(seats[0]!.length);
  seats.forEach((inputs, seat) => {
    if (seat !== except)
      for (let at = 0; at < mean.length; at++) mean[at]! += inputs[at]! / (seats.length - 1);
  });
  return mean;
}

function sharesOf(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const odds = values.map((value) => Math.exp(value - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
}
