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
