import type { SearchChance } from './chance.ts';
import type { Manner } from './manner.ts';

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
