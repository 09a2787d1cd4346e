import { createHmac, hash, randomBytes } from 'node:crypto';
import type { Chance, ChanceEntry } from './chance.ts';
import {
  type Beginning,
  type Fairness,
  type Hashing,
  keyFrom,
  type Opening,
  openingText,
  picked,
  shuffled,
  startText,
} from './fairness.ts';
import type { SetupOptions } from './game.ts';
import type { Json } from './json.ts';

/** A fresh secret: 64 lower-case hexadecimal digits. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** What a table shows before any word is given: 64 lower-case hexadecimal digits. */
export const hashOpening = (opening: Opening): string => hash('sha256', openingText(opening));

/** What a table shows at its start: 64 lower-case hexadecimal digits. */
export const hashBeginning = (beginning: Beginning): string => hash('sha256', startText(beginning));

/** Runs to the end with Node's hashes. */
export function hashed<T>(hashing: Hashing<T>): T {
  let next = hashing.next();
  while (!next.done) {
    const { key, text } = next.value;
    next = hashing.next(
      key === null ? hash('sha256', text, 'buffer') : createHmac('sha256', key).update(text).digest(),
    );
  }
  return next.value;
}

/**
 * Chance from a seed that a table has committed to, and from its players' words. Outcome number i depends on these, on
 * i, on its name and on what it's drawn from, and on no outcome before.
 */
export class FairChance implements Chance {
  /** Outcomes drawn so far by this instance, in order. */
  readonly drawn: ChanceEntry[] = [];
  readonly #key: Uint8Array;
  readonly #first: number;

  /** @param first number of the first outcome to draw, from 0 */
  constructor(fairness: Fairness, options: SetupOptions, first = 0) {
    this.#key = hashed(keyFrom(fairness.seed, { ...fairness, options }));
    this.#first = first;
  }

  shuffle<T extends Json>(what: string, items: readonly T[]): T[] {
    const { order, check } = hashed(shuffled(this.#key, this.#number, what, items));
    this.drawn.push({ what, order: [...order], check });
    return order;
  }

  pick<T extends Json>(what: string, outcomes: readonly T[]): T {
    const { outcome, among, check } = hashed(picked(this.#key, this.#number, what, outcomes));
    this.drawn.push({ what, outcome, among, check });
    return outcome;
  }

  get #number(): number {
    return this.#first + this.drawn.length;
  }
}
