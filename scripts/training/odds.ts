import type { SearchChance } from '../../src/players/search/chance.ts';
import { Learner } from './learner.ts';
import type { Samples } from './samples.ts';

/** How much a position's shares depend on its game's end rather than on what the next positions promise. */
const LAMBDA = 0.75;
/** Times that each position is learned from. */
const EPOCHS = 3;
/** How far a weight moves at a time at first. */
const RATE = 0.01;

/**
 * Weights whose values predict the shares of the first place, as log odds; they start from the given ones.
 * @param haste from 1 down to 0: how much the weights may still move
 */
export function fittedToShares(
  samples: Samples,
  weights: readonly (readonly number[])[],
  haste: number,
  chance: SearchChance,
): number[][] {
  const { count, seats, phases } = samples;
  const learners = weights.map((row) => new Learner(row));
  const order = Int32Array.from({ length: count }, (_, at) => at);
  const predicted = new Float64Array(seats);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const now = learners.map((learner) => learner.weights);
    const aims = aimsOf(samples, now, LAMBDA);
    chance.shuffle(order, count);
    for (const at of order) {
      const learner = learners[phases[at]!]!;
      predict(samples, learner.weights, at, predicted);
      for (let seat = 0; seat < seats; seat++) predicted[seat]! -= aims[at * seats + seat]!;
      learner.learn(samples, at, predicted, RATE * haste);
    }
  }
  return learners.map((learner) => [...learner.weights]);
}

/** What each position and seat should predict: a mean of the game's end and what all later positions predict (TD(λ)). */
function aimsOf(samples: Samples, weights: readonly Float64Array[], lambda: number): Float64Array {
  const { count, seats, phases, last, shares } = samples;
  const aims = new Float64Array(count * seats);
  const next = new Float64Array(seats);
  for (let at = count - 1; at >= 0; at--) {
    for (let seat = 0; seat < seats; seat++) {
      const here = at * seats + seat;
      aims[here] = last[at] === 1 ? shares[here]! : (1 - lambda) * next[seat]! + lambda * aims[here + seats]!;
    }
    predict(samples, weights[phases[at]!]!, at, next);
  }
  return aims;
}

/** Writes each seat's share of the first place as the weights predict it. */
function predict(
  { seats, rows }: Samples,
  weights: Float64Array,
  position: number,
  into: Float64Array,
): void {
  const size = weights.length;
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const start = (position * seats + seat) * size;
    let value = 0;
    for (let i = 0; i < size; i++) value += weights[i]! * rows[start + i]!;
    // Rows are above the mean of the others, so they differ by seats / (seats - 1) as much as the plain ones.
    into[seat] = (value * (seats - 1)) / seats;
    if (into[seat]! > most) most = into[seat]!;
  }
  let total = 0;
  for (let seat = 0; seat < seats; seat++) total += into[seat] = Math.exp(into[seat]! - most);
  for (let seat = 0; seat < seats; seat++) into[seat]! /= total;
}
