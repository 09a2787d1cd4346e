import { SearchChance } from '../../search/chance.ts';
import { logOdds } from '../../search/linear.ts';
import { type Judge, NOBODY } from '../../search/position.ts';
import { packedSizes } from '../board.ts';
import { BID, START_COURTIER } from '../phases.ts';
import { CourtPosition } from '../position.ts';
import { GRAIN, INPUTS, Inputs } from './inputs.ts';

/** Units of the hidden layer. The first ones pass their sums on, whatever the sign. */
export const UNITS = 24;
export const PASSING = 4;

/** Weights are whole numbers of these. */
export const PRECISION = 1 / 4096;

/** A net with one hidden layer: whole numbers, to be multiplied by `PRECISION`. */
export interface NetWeights {
  /** By input, then by unit. */
  readonly inputs: readonly (readonly number[])[];
  readonly bias: readonly number[];
  /** By stage, then by unit: from the hidden layer to the log odds of the Favor's holder. */
  readonly value: readonly (readonly number[])[];
}

/** How much of what's aimed at is the first place; the rest is how far the courts are apart. */
const FIRST_PLACE = 0.7;
/** Points per member that the smallest, middle and largest group has more than the other court's. */
const APART = [1, 0.3, 0.1] as const;

/**
 * What the seats play for in a finished game, 0 to 1 and 1 in total. The first place isn't all: somebody who only
 * wants that finds one move as good as another once the game is lost, or seems to be.
 */
export function writeAims(position: CourtPosition, into: Float64Array): void {
  position.shares(into);
  const [own, others] = [0, 1].map((seat) => packedSizes(position.courts[seat]!, position.held[seat]!));
  const lead = APART.reduce(
    (sum, weight, at) => sum + weight * (((own! >> (8 - 4 * at)) & 15) - ((others! >> (8 - 4 * at)) & 15)),
    0,
  );
  into[0] = FIRST_PLACE * into[0]! + (1 - FIRST_PLACE) / (1 + Math.exp(-lead));
  into[1] = 1 - into[0]!;
}

/** Judges positions with two seats by a net. Only what has changed since the last position is summed up again. */
export class TwoJudge implements Judge<CourtPosition> {
  readonly #inputs = new Inputs();
  readonly #seen = new Int32Array(INPUTS);
  readonly #weights: Float64Array;
  readonly #value: Float64Array;
  readonly #sums: Float64Array;
  readonly #scratch = new CourtPosition(2, new SearchChance(0));
  readonly #shares = new Float64Array(2);

  constructor({ inputs, bias, value }: NetWeights) {
    this.#weights = Float64Array.from(inputs.flat(), (weight) => weight * PRECISION * GRAIN);
    this.#value = Float64Array.from(value.flat(), (weight) => weight * PRECISION);
    this.#sums = Float64Array.from(bias, (weight) => weight * PRECISION);
  }

  evaluate(position: CourtPosition, into: Float64Array): void {
    if (position.actor === NOBODY) writeAims(position, into);
    // Before the dice, all is open.
    else if (position.phase === START_COURTIER) into.fill(0.5, 0, 2);
    else {
      this.#inputs.readStill(position);
      this.#finish(position, into);
    }
  }

  rank(position: CourtPosition, moves: Int32Array, count: number, into: Float64Array): void {
    const { actor, phase } = position;
    if (count === 1 || phase === START_COURTIER) {
      into.fill(0, 0, count);
      return;
    }
    if (phase === BID) this.#inputs.readStill(position);
    for (let at = 0; at < count; at++) {
      this.#scratch.copy(position);
      this.#scratch.play(moves[at]!);
      if (phase === BID) this.#finish(this.#scratch, this.#shares);
      else this.evaluate(this.#scratch, this.#shares);
      into[at] = logOdds(this.#shares[actor]!);
    }
  }

  /** Reads the auction, and turns all that's been read into shares. */
  #finish(position: CourtPosition, into: Float64Array): void {
    const inputs = this.#inputs;
    inputs.readAuction(position);
    const sums = this.#sums;
    for (let at = 0; at < INPUTS; at++) {
      const change = inputs.values[at]! - this.#seen[at]!;
      if (change === 0) continue;
      this.#seen[at] = inputs.values[at]!;
      const row = at * UNITS;
      for (let unit = 0; unit < UNITS; unit++) sums[unit]! += change * this.#weights[row + unit]!;
    }
    const row = inputs.stage * UNITS;
    let odds = 0;
    for (let unit = 0; unit < UNITS; unit++)
      if (unit < PASSING || sums[unit]! > 0) odds += sums[unit]! * this.#value[row + unit]!;
    into[inputs.holder] = 1 / (1 + Math.exp(-odds));
    into[1 - inputs.holder] = 1 - into[inputs.holder]!;
  }
}
