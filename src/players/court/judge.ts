import { SearchChance } from '../search/chance.ts';
import { logOdds, toShares } from '../search/linear.ts';
import { type Judge, NOBODY, SETTINGS, type Strengths, type Weights } from '../search/position.ts';
import { PAYLOAD } from './codes.ts';
import { courtFeatures, STILL, writeAuction, writeStill } from './features.ts';
import { BID, START_COURTIER } from './phases.ts';
import { CourtPosition } from './position.ts';
import { Survey } from './survey.ts';
import type { NetWeights } from './two/judge.ts';
import two from './weights/standard-2.json' with { type: 'json' };
import searchOfTwo from './weights/standard-2-search.json' with { type: 'json' };
import three from './weights/standard-3.json' with { type: 'json' };
import four from './weights/standard-4.json' with { type: 'json' };

/** By number of seats: a Page comes first about as often as each `ahead` that it plays against. */
const LOOSENESS: Readonly<Record<number, number>> = { 2: 1.43, 3: 1.4, 4: 1.55 };

/** With three seats or more, each playout plays a round to its end. How well the levels do is in docs/computer-players.md. */
export const courtStrengths: Strengths = {
  knight: { playouts: (seats) => (seats === 2 ? 3000 : 800), settings: SETTINGS },
  squire: { deals: 1, looseness: 0.2 },
  page: { looseness: (_variant, seats) => LOOSENESS[seats]! },
};

/** The learned weights, by number of seats: how moves are judged without search, and with more than two seats with it. */
export const weightsBySeats: ReadonlyMap<number, Weights> = new Map([
  [2, two],
  [3, three],
  [4, four],
]);

/** What the search judges by with two seats. */
export const weightsOfTwo: NetWeights = searchOfTwo;

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
