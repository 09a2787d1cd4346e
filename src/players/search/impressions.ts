import type { Manner } from './manner.ts';

/** How often a move is the one that the manner takes; otherwise it may be any. */
const TRUE_TO_MANNER = 0.6;

/** How well the moves of each seat fit some manners. */
export class Impressions<P extends { readonly actor: number }> {
  readonly manners: readonly Manner<P>[];
  /** By seat and manner: the logarithm of how likely it is, not yet compared with the others. */
  readonly #likelihoods: readonly Float64Array[];

  /** @param shares how likely each manner is before a seat has moved, 1 in total */
  constructor(manners: readonly Manner<P>[], shares: readonly number[], seats: number) {
    this.manners = manners;
    this.#likelihoods = Array.from({ length: seats }, () => Float64Array.from(shares, Math.log));
  }

  /** Takes note of the actor's move. @param index where it's among the legal moves */
  see(position: P, moves: Int32Array, count: number, index: number): void {
    const likelihoods = this.#likelihoods[position.actor]!;
    const other = (1 - TRUE_TO_MANNER) / count;
    for (const [at, manner] of this.manners.entries()) {
      const hit = manner.choose(position, moves, count) === index;
      likelihoods[at]! += Math.log(hit ? other + TRUE_TO_MANNER : other);
    }
  }

  /** @returns how likely the seat has each manner, 1 in total */
  of(seat: number): number[] {
    const likelihoods = this.#likelihoods[seat]!;
    const most = Math.max(...likelihoods);
    const odds = Array.from(likelihoods, (likelihood) => Math.exp(likelihood - most));
    const total = odds.reduce((sum, one) => sum + one, 0);
    return odds.map((one) => one / total);
  }
}
