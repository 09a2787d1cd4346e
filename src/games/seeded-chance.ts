import { hash, randomBytes } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance, ChanceEntry } from './chance.ts';
import type { Json } from './json.ts';

/** A fresh seed: 32 hexadecimal digits. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/**
 * Chance from a seed. Outcome number i depends only on the seed and i, so a game can continue
 * from its record without storing a generator's state.
 */
export class SeededChance implements Chance {
  /** Outcomes drawn so far by this instance, in order. */
  readonly drawn: ChanceEntry[] = [];
  readonly #seed: string;
  readonly #first: number;

  /** @param first number of the first outcome to draw, from 0 */
  constructor(seed: string, first = 0) {
    this.#seed = seed;
    this.#first = first;
  }

  shuffle<T extends Json>(what: string, items: readonly T[]): T[] {
    const rng = this.#generator();
    const order = [...items];
    for (let i = order.length - 1; i > 0; i--) {
      const j = uniformInt(rng, 0, i);
      [order[i], order[j]] = [order[j] as T, order[i] as T];
    }
    this.drawn.push({ what, order: [...order] });
    return order;
  }

  pick<T extends Json>(what: string, outcomes: readonly T[]): T {
    const outcome = outcomes[uniformInt(this.#generator(), 0, outcomes.length - 1)] as T;
    this.drawn.push({ what, outcome });
    return outcome;
  }

  #generator() {
    const digest = hash('sha256', `${this.#seed}:${this.#first + this.drawn.length}`, 'binary');
    return xoroshiro128plusFromState([0, 4, 8, 12].map((at) => int32(digest, at)));
  }
}

/** The four characters from `at`, a byte each, as one number. Digests are text, as buffers take longer to make. */
const int32 = (bytes: string, at: number): number =>
  (bytes.charCodeAt(at) << 24) |
  (bytes.charCodeAt(at + 1) << 16) |
  (bytes.charCodeAt(at + 2) << 8) |
  bytes.charCodeAt(at + 3);
