import type { SearchChance } from './chance.ts';

/** How somebody may play who doesn't search. */
export interface Manner<P> {
  /** @returns the index of the move that somebody of this manner takes */
  choose(position: P, moves: Int32Array, count: number): number;
}

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

/** The kind of an opponent who searches, too. */
export const SEARCHES = -1;

/**
 * What a search takes its opponents for: each searches, too, or plays in one of some manners. How likely each is may
 * differ by seat, and every playout draws it again.
 */
export class Opponents<P extends { readonly actor: number }> {
  readonly #manners: readonly Manner<P>[];
  readonly #shares: readonly (readonly number[])[];
  readonly #chance: SearchChance;
  readonly #kinds: Int32Array;

  /** @param shares by seat: how likely each manner is; what's missing from 1 is how likely the seat searches */
  constructor(manners: readonly Manner<P>[], shares: readonly (readonly number[])[], chance: SearchChance) {
    this.#manners = manners;
    this.#shares = shares;
    this.#chance = chance;
    this.#kinds = new Int32Array(shares.length).fill(SEARCHES);
  }

  /** Draws the opponents of a playout. */
  draw(): void {
    for (let seat = 0; seat < this.#kinds.length; seat++) {
      const shares = this.#shares[seat]!;
      let left = this.#chance.unit();
      let kind = 0;
      while (kind < shares.length && left >= shares[kind]!) left -= shares[kind++]!;
      this.#kinds[seat] = kind < shares.length ? kind : SEARCHES;
    }
  }

  /** @returns the index of the actor's move, or `SEARCHES` if the actor does */
  choose(position: P, moves: Int32Array, count: number): number {
    const kind = this.#kinds[position.actor]!;
    return kind === SEARCHES ? SEARCHES : this.#manners[kind]!.choose(position, moves, count);
  }
}
