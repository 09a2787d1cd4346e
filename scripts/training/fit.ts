import { Matrix, solve } from 'ml-matrix';
import type { Samples } from './samples.ts';

/** The next phase's weights count as much as this many positions. */
const PRIOR = 300;

/** Keeps features that hardly vary from getting large weights. */
const FLOOR = 1e-6;

/** Least squares by phase, last phase first; each phase leans towards the weights of the one after it. */
export function fitted(samples: Samples, targets: Float64Array): number[][] {
  const { features, phases } = samples;
  const size = features.names.length;
  const byPhase: number[][] = Array.from({ length: features.phases }, () => []);
  for (let at = 0; at < samples.count; at++) byPhase[phases[at] as number]!.push(at);
  const weights: number[][] = [];
  let next = new Array<number>(size).fill(0);
  for (let phase = features.phases - 1; phase >= 0; phase--) {
    next = fittedPhase(samples, targets, byPhase[phase] as number[], next);
    weights[phase] = next;
  }
  return weights;
}

function fittedPhase(
  samples: Samples,
  targets: Float64Array,
  at: readonly number[],
  next: number[],
): number[] {
  const { seats, rows } = samples;
  const size = next.length;
  if (at.length === 0) return next;
  // With two seats, the second row is the first one's negative.
  const used = seats === 2 ? 1 : seats;
  const sums = new Float64Array(size * size);
  const products = new Float64Array(size);
  for (const position of at)
    for (let seat = 0; seat < used; seat++) {
      const start = (position * seats + seat) * size;
      const target = targets[position * seats + seat] as number;
      for (let i = 0; i < size; i++) {
        const x = rows[start + i] as number;
        if (x === 0) continue;
        (products[i] as number) += x * target;
        const line = i * size;
        for (let j = i; j < size; j++) (sums[line + j] as number) += x * (rows[start + j] as number);
      }
    }
  const count = at.length * used;
  const left = Matrix.zeros(size, size);
  const right = Matrix.zeros(size, 1);
  for (let i = 0; i < size; i++) {
    const lean = ((sums[i * size + i] as number) / count + FLOOR) * PRIOR * used;
    for (let j = i; j < size; j++) {
      const sum = sums[i * size + j] as number;
      left.set(i, j, sum);
      left.set(j, i, sum);
    }
    left.set(i, i, (sums[i * size + i] as number) + lean);
    right.set(i, 0, (products[i] as number) + lean * (next[i] as number));
  }
  return solve(left, right).to1DArray();
}
