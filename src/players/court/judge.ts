import { SearchChance } from '../search/chance.ts';
import { logOdds, toShares } from '../search/linear.ts';
import { type Judge, NOBODY } from '../search/position.ts';
import type { Weights } from '../search/valuation.ts';
import { writeAuction } from './auction-features.ts';
import { PAYLOAD } from './codes.ts';
import { courtFeatures, STILL, writeStill } from './features.ts';
import { BID, START_COURTIER } from './phases.ts';
import { CourtPosition } from './position.ts';
import { Survey } from './survey.ts';

/** Judges like a linear judge, but looks only once at what a bid doesn't change. */
export class CourtJudge implements Judge<CourtPosition> {
  readonly #weights: readonly Float64Array[];
  readonly #scratch: CourtPosition;
  readonly #survey = new Survey();
  readonly #written = new Float64Array(courtFeatures.names.length);
  readonly #still: Float64Array;
  readonly #values: Float64Array;

  /** @throws Error if the weights are for other features */
  constructor({ features, weights }: Weights, seats: number) {
    if (features.join() !== courtFeatures.names.join() || weights.length !== courtFeatures.phases)
      throw new Error('the weights are for other features');
    this.#weights = weights.map((row) => Float64Array.from(row));
    this.#scratch = new CourtPosition(seats, new SearchChance(0));
    this.#still = new Float64Array(seats);
    this.#values = new Float64Array(seats);
  }

  evaluate(position: CourtPosition, into: Float64Array): void {
    if (position.actor === NOBODY) {
      position.shares(into);
      return;
    }
    this.#look(position);
    this.#finish(position, into);
  }

  rank(position: CourtPosition, moves: Int32Array, count: number, into: Float64Array): void {
    if (count === 1) {
      into[0] = 0;
      return;
    }
    const { actor, phase } = position;
    if (phase === BID) this.#look(position);
    for (let i = 0; i < count; i++) {
      this.#scratch.copy(position);
      // The dice are left out.
      if (phase === START_COURTIER) this.#scratch.courts[actor]! += moves[i]! & PAYLOAD;
      else this.#scratch.play(moves[i]!);
      if (phase === BID) this.#finish(this.#scratch, this.#values);
      else this.evaluate(this.#scratch, this.#values);
      into[i] = logOdds(this.#values[actor]!);
    }
  }

  /** Sums up what doesn't change during an auction. */
  #look(position: CourtPosition): void {
    this.#survey.take(position);
    const weights = this.#weights[this.#survey.stage]!;
    const written = this.#written;
    for (let seat = 0; seat < position.seats; seat++) {
      writeStill(position, seat, this.#survey, written, 0);
      let value = 0;
      for (let i = 0; i < STILL; i++) value += weights[i]! * written[i]!;
      this.#still[seat] = value;
    }
  }

  /** Adds the auction to what has been summed up, and turns all into shares. */
  #finish(position: CourtPosition, into: Float64Array): void {
    const weights = this.#weights[this.#survey.stage]!;
    const written = this.#written;
    for (let seat = 0; seat < position.seats; seat++) {
      writeAuction(position, seat, this.#survey, written, STILL);
      let value = this.#still[seat]!;
      for (let i = STILL; i < written.length; i++) value += weights[i]! * written[i]!;
      into[seat] = value;
    }
    toShares(into, position.seats);
  }
}
