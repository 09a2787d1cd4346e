import { type Features, type Judge, NOBODY, type Position, type Weights } from './position.ts';

/** Judges by learned weights: values in points, and shares by how far the values are apart. */
export class LinearJudge<P extends Position<P>> implements Judge<P> {
  readonly #features: Features<P>;
  readonly #weights: readonly Float64Array[];
  readonly #scales: readonly number[];
  readonly #scratch: P;
  readonly #written: Float64Array;
  readonly #values: Float64Array;

  /**
   * @param scratch any position of the game, which is overwritten
   * @throws Error if the weights are for other features
   */
  constructor(features: Features<P>, { features: names, weights, scales }: Weights, scratch: P) {
    if (names.join() !== features.names.join() || weights.length !== features.phases)
      throw new Error('the weights are for other features');
    this.#features = features;
    this.#weights = weights.map((row) => Float64Array.from(row));
    this.#scales = scales;
    this.#scratch = scratch;
    this.#written = new Float64Array(names.length);
    this.#values = new Float64Array(scratch.seats);
  }

  /** The seat's expected outcome, in points. */
  value(position: P, seat: number): number {
    this.#features.write(position, seat, this.#written, 0);
    const weights = this.#weights[this.#features.phase(position)] as Float64Array;
    let value = 0;
    for (let i = 0; i < weights.length; i++) value += (weights[i] as number) * (this.#written[i] as number);
    return value;
  }

  evaluate(position: P, into: Float64Array): void {
    if (position.actor === NOBODY) {
      position.shares(into);
      return;
    }
    const scale = this.#scales[this.#features.phase(position)] as number;
    for (let seat = 0; seat < position.seats; seat++) into[seat] = this.value(position, seat) / scale;
    toShares(into, position.seats);
  }

  rank(position: P, moves: Int32Array, count: number, into: Float64Array): void {
    const seat = position.actor;
    for (let i = 0; i < count; i++) {
      this.#scratch.copy(position);
      this.#scratch.play(moves[i] as number);
      this.evaluate(this.#scratch, this.#values);
      into[i] = logOdds(this.#values[seat] as number);
    }
  }
}

/** Turns the first `count` values, which are log odds of one seat against another, into shares. */
export function toShares(values: Float64Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < count; seat++) most = Math.max(most, values[seat] as number);
  let total = 0;
  for (let seat = 0; seat < count; seat++) total += values[seat] = Math.exp((values[seat] as number) - most);
  for (let seat = 0; seat < count; seat++) values[seat] = (values[seat] as number) / total;
}

/** Between -12 and 12. */
export function logOdds(share: number): number {
  const odds = Math.log(share / (1 - share));
  return Math.max(-12, Math.min(12, odds));
}
