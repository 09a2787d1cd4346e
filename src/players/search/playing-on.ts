import { type Judge, MOST_MOVES, NOBODY, type Position } from './position.ts';

/**
 * Judges the quiet position that follows once all seats have played on, each by what the judge takes for its best
 * move. Moves are ranked as by that judge.
 */
export class PlayingOn<P extends Position<P>> implements Judge<P> {
  readonly #judge: Judge<P>;
  readonly #scratch: P;
  readonly #isQuiet: (position: P) => boolean;
  readonly #moves = new Int32Array(MOST_MOVES);
  readonly #ranks = new Float64Array(MOST_MOVES);

  /**
   * @param scratch any position of the game, which is overwritten
   * @param isQuiet whether a position can be judged as it is; that of a finished game always can
   */
  constructor(judge: Judge<P>, scratch: P, isQuiet: (position: P) => boolean) {
    this.#judge = judge;
    this.#scratch = scratch;
    this.#isQuiet = isQuiet;
  }

  evaluate(position: P, into: Float64Array): void {
    const scratch = this.#scratch;
    scratch.copy(position);
    while (scratch.actor !== NOBODY && !this.#isQuiet(scratch)) scratch.play(this.#best(scratch));
    this.#judge.evaluate(scratch, into);
  }

  rank(position: P, moves: Int32Array, count: number, into: Float64Array): void {
    this.#judge.rank(position, moves, count, into);
  }

  #best(position: P): number {
    const count = position.legalMoves(this.#moves);
    if (count === 1) return this.#moves[0]!;
    this.#judge.rank(position, this.#moves, count, this.#ranks);
    let best = 0;
    for (let at = 1; at < count; at++) if (this.#ranks[at]! > this.#ranks[best]!) best = at;
    return this.#moves[best]!;
  }
}
