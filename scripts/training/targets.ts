import type { Samples } from './samples.ts';

/** How much a position's value depends on its game's end rather than on the values of the next positions. */
const LAMBDA = 0.9;

/** The value of every position and seat by the weights, in points above the others' mean. */
export function valuesOf(samples: Samples, weights: readonly (readonly number[])[]): Float64Array {
  const { seats, count, rows, phases } = samples;
  const size = samples.features.names.length;
  const values = new Float64Array(count * seats);
  for (let at = 0; at < count; at++) {
    const row = weights[phases[at] as number] as readonly number[];
    for (let seat = 0; seat < seats; seat++) {
      const start = (at * seats + seat) * size;
      let value = 0;
      for (let i = 0; i < size; i++) value += (row[i] as number) * (rows[start + i] as number);
      values[at * seats + seat] = value;
    }
  }
  return values;
}

/** What the weights are fitted to: a mean of the game's end and the values of all later positions (TD(λ)). */
export function targetsOf(samples: Samples, values: Float64Array, lambda = LAMBDA): Float64Array {
  const { seats, count, last, margins } = samples;
  const targets = new Float64Array(count * seats);
  for (let at = count - 1; at >= 0; at--)
    for (let seat = 0; seat < seats; seat++) {
      const here = at * seats + seat;
      targets[here] =
        last[at] === 1
          ? (margins[here] as number)
          : (1 - lambda) * (values[here + seats] as number) + lambda * (targets[here + seats] as number);
    }
  return targets;
}
