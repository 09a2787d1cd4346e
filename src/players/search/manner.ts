/** How somebody may play who doesn't search. */
export interface Manner<P> {
  /** @returns the index of the move that somebody of this manner takes */
  choose(position: P, moves: Int32Array, count: number): number;
}
