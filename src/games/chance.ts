import { createHash, randomBytes } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Json } from './json.ts';

/**
 * One random outcome, explicit, as it stands in the record.
 * `what` names it in the game's words, e.g. `pile of seat 0: knight` or `start seat`.
 */
export type ChanceEntry =
  | { readonly what: string; readonly order: readonly Json[] }
  | { readonly what: string; readonly outcome: Json };

/** The only source of randomness of a game. */
export interface Chance {
  /** A uniformly random order of the items; the first is the top card. */
  shuffle<T extends Json>(what: string, items: readonly T[]): T[];
  /** One of the outcomes, each as likely as the next. */
  pick<T extends Json>(what: string, outcomes: readonly T[]): T;
}

/** A seed is 32 hexadecimal digits. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/**
 * Chance from a seed. Outcome number i depends on the seed and i alone, so a game
 * can be continued from its record without keeping a generator's state.
 */
export class SeededChance implements Chance {
  /** Outcomes drawn so far by this instance, in order. */
  readonly drawn: ChanceEntry[] = [];
  readonly #seed: string;
  readonly #first: number;

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
    const hash = createHash('sha256')
      .update(`${this.#seed}:${this.#first + this.drawn.length}`)
      .digest();
    return xoroshiro128plusFromState([0, 4, 8, 12].map((at) => hash.readInt32BE(at)));
  }
}

export class ChanceMismatch extends Error {
  readonly what: string;
  readonly entry: ChanceEntry | undefined;

  constructor(what: string, entry: ChanceEntry | undefined) {
    super(`the record has no outcome for "${what}" here`);
    this.name = 'ChanceMismatch';
    this.what = what;
    this.entry = entry;
  }
}

/** Chance that repeats recorded outcomes and refuses any that could not have happened. */
export class RecordedChance implements Chance {
  readonly #entries: readonly ChanceEntry[];
  #next = 0;

  constructor(entries: readonly ChanceEntry[]) {
    this.#entries = entries;
  }

  /** Whether every outcome has been used. */
  get exhausted(): boolean {
    return this.#next === this.#entries.length;
  }

  /** The outcome that would be given next. */
  get next(): ChanceEntry | undefined {
    return this.#entries[this.#next];
  }

  shuffle<T extends Json>(what: string, items: readonly T[]): T[] {
    const entry = this.#entries[this.#next++];
    const sorted = (list: readonly Json[]) =>
      list
        .map((item) => JSON.stringify(item))
        .sort()
        .join();
    if (entry?.what !== what || !('order' in entry) || sorted(entry.order) !== sorted(items))
      throw new ChanceMismatch(what, entry);
    return [...entry.order] as T[];
  }

  pick<T extends Json>(what: string, outcomes: readonly T[]): T {
    const entry = this.#entries[this.#next++];
    if (entry?.what !== what || !('outcome' in entry)) throw new ChanceMismatch(what, entry);
    const known = outcomes.find((outcome) => JSON.stringify(outcome) === JSON.stringify(entry.outcome));
    if (known === undefined) throw new ChanceMismatch(what, entry);
    return known;
  }
}
