import type { SearchChance } from './chance.ts';
import { type Manner, type Opponents, SEARCHES } from './opponents.ts';
import { type Judge, MOST_MOVES, NOBODY, type Position } from './position.ts';

/** Takes the move that a judge likes best. */
export class Liking<P extends Position<P>> implements Manner<P> {
  readonly #judge: Judge<P>;
  readonly #ranks = new Float64Array(MOST_MOVES);

  constructor(judge: Judge<P>) {
    this.#judge = judge;
  }

  choose(position: P, moves: Int32Array, count: number): number {
    if (count === 1) return 0;
    this.#judge.rank(position, moves, count, this.#ranks);
    let best = 0;
    for (let at = 1; at < count; at++) if (this.#ranks[at]! > this.#ranks[best]!) best = at;
    return best;
  }
}

/** Takes any move, as often as the odds are by which it comes first in a judge's opinion. */
export class Leaning<P extends Position<P>> implements Manner<P> {
  readonly #judge: Judge<P>;
  readonly #chance: SearchChance;
  readonly #odds = new Float64Array(MOST_MOVES);

  constructor(judge: Judge<P>, chance: SearchChance) {
    this.#judge = judge;
    this.#chance = chance;
  }

  choose(position: P, moves: Int32Array, count: number): number {
    const odds = this.#odds;
    this.#judge.rank(position, moves, count, odds);
    let total = 0;
    for (let at = 0; at < count; at++) total += odds[at] = Math.exp(odds[at]!);
    let left = this.#chance.unit() * total;
    let at = 0;
    while (at < count - 1 && left >= odds[at]!) left -= odds[at++]!;
    return at;
  }
}

/** Judges by the mean of several judgements, each of which may come out differently. */
export class MeanJudge<P> implements Judge<P> {
  readonly #judge: Judge<P>;
  readonly #times: number;
  readonly #values: Float64Array;

  constructor(judge: Judge<P>, times: number, seats: number) {
    this.#judge = judge;
    this.#times = times;
    this.#values = new Float64Array(seats);
  }

  evaluate(position: P, into: Float64Array): void {
    const values = this.#values;
    into.fill(0);
    for (let time = 0; time < this.#times; time++) {
      this.#judge.evaluate(position, values);
      for (let seat = 0; seat < values.length; seat++) into[seat]! += values[seat]! / this.#times;
    }
  }

  rank(position: P, moves: Int32Array, count: number, into: Float64Array): void {
    this.#judge.rank(position, moves, count, into);
  }
}

/**
 * Judges the quiet position that follows once all seats have played on, each by what the judge takes for its best
 * move, or in the manner that the opponents have in this playout. Moves are ranked as by that judge.
 */
export class PlayingOn<P extends Position<P>> implements Judge<P> {
  readonly #judge: Judge<P>;
  readonly #liking: Liking<P>;
  readonly #scratch: P;
  readonly #isQuiet: (position: P) => boolean;
  readonly #opponents: Opponents<P> | undefined;
  readonly #moves = new Int32Array(MOST_MOVES);

  /**
   * @param scratch any position of the game, which is overwritten
   * @param isQuiet whether a position can be judged as it is; that of a finished game always can
   */
  constructor(judge: Judge<P>, scratch: P, isQuiet: (position: P) => boolean, opponents?: Opponents<P>) {
    this.#judge = judge;
    this.#liking = new Liking(judge);
    this.#scratch = scratch;
    this.#isQuiet = isQuiet;
    this.#opponents = opponents;
  }

  evaluate(position: P, into: Float64Array): void {
    const scratch = this.#scratch;
    scratch.copy(position);
    while (scratch.actor !== NOBODY && !this.#isQuiet(scratch)) scratch.play(this.#next(scratch));
    this.#judge.evaluate(scratch, into);
  }

  rank(position: P, moves: Int32Array, count: number, into: Float64Array): void {
    this.#judge.rank(position, moves, count, into);
  }

  #next(position: P): number {
    const count = position.legalMoves(this.#moves);
    if (count === 1) return this.#moves[0]!;
    const found = this.#opponents?.choose(position, this.#moves, count) ?? SEARCHES;
    return this.#moves[found === SEARCHES ? this.#liking.choose(position, this.#moves, count) : found]!;
  }
}
