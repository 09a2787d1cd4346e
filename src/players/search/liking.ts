import type { Manner } from './manner.ts';
import { type Judge, MOST_MOVES, type Position } from './position.ts';

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
