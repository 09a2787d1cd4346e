import { hash, randomBytes } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Json } from './json.ts';

/**
 * One random outcome as the record keeps it.
 * `what` names it in the game's own words, e.g. `pile of seat 0: knight` or `start seat`. What was drawn fairly has all
 * possible outcomes, sorted, and a check, 32 hexadecimal digits; see docs/fairness.md.
 */
export type ChanceEntry = { readonly what: string; readonly check?: string } & (
  | { readonly order: readonly Json[] }
  | { readonly outcome: Json; readonly among?: readonly Json[] }
);

/** A game's only source of randomness. */
export interface Chance {
  /** A uniformly random order of the items; the first is the top card. */
  shuffle<T extends Json>(what: string, items: readonly T[]): T[];
  /** One of the outcomes, all equally likely. */
  pick<T extends Json>(what: string, outcomes: readonly T[]): T;
}

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

/** The record has no outcome, or not a possible one, where the game asks for one. */
export class ChanceMismatch extends Error {
  /** The outcome the game asked for. */
  readonly what: string;
  /** The record's entry at that point; undefined when there are none left. */
  readonly entry: ChanceEntry | undefined;

  constructor(what: string, entry: ChanceEntry | undefined) {
    super(`the record has no outcome for "${what}" here`);
    this.name = 'ChanceMismatch';
    this.what = what;
    this.entry = entry;
  }

  /** Whether the record has another outcome at that point, or none, rather than an impossible one. */
  get isMissing(): boolean {
    return this.entry?.what !== this.what;
  }
}

/**
 * Chance that repeats recorded outcomes.
 * @throws ChanceMismatch for an outcome that is missing or impossible
 */
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

  /** The first outcome not yet used. */
  get next(): ChanceEntry | undefined {
    return this.#entries[this.#next];
  }

  shuffle<T extends Json>(what: string, items: readonly T[]): T[] {
    const entry = this.#entries[this.#next++];
    if (entry?.what !== what || !('order' in entry) || sortedText(entry.order) !== sortedText(items))
      throw new ChanceMismatch(what, entry);
    return [...entry.order] as T[];
  }

  pick<T extends Json>(what: string, outcomes: readonly T[]): T {
    const entry = this.#entries[this.#next++];
    if (entry?.what !== what || !('outcome' in entry)) throw new ChanceMismatch(what, entry);
    if (entry.among && sortedText(entry.among) !== sortedText(outcomes))
      throw new ChanceMismatch(what, entry);
    const known = outcomes.find((outcome) => JSON.stringify(outcome) === JSON.stringify(entry.outcome));
    if (known === undefined) throw new ChanceMismatch(what, entry);
    return known;
  }
}

const sortedText = (list: readonly Json[]): string =>
  list
    .map((item) => JSON.stringify(item))
    .sort()
    .join();
