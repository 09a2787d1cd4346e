/** What a valuation looks at. A position's value for a seat is the sum of its features, each times a learned weight. */
export interface Features<P> {
  /** One feature is usually a constant 1. */
  readonly names: readonly string[];
  /** Stages of the game with weights of their own. */
  readonly phases: number;
  /** From 0, never falling during a game. */
  phase(position: P): number;
  /** Writes the seat's features, from index `at` on. */
  write(position: P, seat: number, into: Float64Array, at: number): void;
  /** Whether self-play should often move at random here: where a game begins, if most would begin in the same way. */
  isOpening?(position: P): boolean;
  /**
   * What the value estimates: how well the seat did in a finished game, in points; more always means a better place.
   * Absent where only the place matters: the values are then the log odds of coming first, and all scales are 1.
   */
  outcome?(position: P, seat: number): number;
}

/** Learned by `npm run train`. */
export interface Weights {
  /** The names of the features, in order. */
  readonly features: readonly string[];
  /** One list per phase, one weight per feature. */
  readonly weights: readonly (readonly number[])[];
  /** Points that raise the odds of coming first by a factor of e, by phase. */
  readonly scales: readonly number[];
}
