import type { ChanceEntry } from './chance.ts';
import type { SetupOptions } from './game.ts';
import type { Json } from './json.ts';

// Fair shuffles as docs/fairness.md has them. Nothing here hashes: what needs a hash asks for it, so that the same lines
// run with Node's hashes and with those of a page, which has no Node.

/** A hash that's asked for: SHA-256 of the text in UTF-8; with a key HMAC-SHA-256. */
export interface Hash {
  readonly key: Uint8Array | null;
  readonly text: string;
}

/** Asks for hashes, and gets 32 bytes for each. */
export type Hashing<T> = Generator<Hash, T, Uint8Array>;

/** What outcomes follow from: a table's secret and what its players add. */
export interface Sealed {
  /** The table's number in its server, from 1. */
  readonly number: number;
  /** 64 lower-case hexadecimal digits. */
  readonly seed: string;
  /** By seat; null for none. */
  readonly words: readonly (string | null)[];
}

/** The same with what was shown of it: 64 lower-case hexadecimal digits each. */
export interface Fairness extends Sealed {
  /** Shown before any word was given. */
  readonly commitment: string;
  /** Shown at the start: it fixes the words and the options. */
  readonly start: string;
}

export interface Opening extends Pick<Sealed, 'number' | 'seed'> {
  readonly game: string;
  readonly variant: string;
}

export interface Beginning extends Pick<Fairness, 'commitment' | 'words'> {
  readonly options: SetupOptions;
}

/** The version of the record in which a game played by the rules of today is kept. */
const RULES = 2;

/** What the commitment is the hash of. */
export const openingText = ({ number, game, variant, seed }: Opening): string =>
  JSON.stringify(['round table', 1, number, game, variant, seed]);

/** What `Fairness.start` is the hash of. */
export const startText = ({ commitment, words, options }: Beginning): string =>
  JSON.stringify([
    'round table start',
    RULES,
    commitment,
    options.seats,
    options.startSeat ?? null,
    Object.entries(options.rules ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)),
    words,
  ]);

/** The longest word, in characters. */
export const MOST_WORD = 40;

/** Controls, separators of lines, and halves of surrogate pairs. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

const SPACE = '[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]';
const SPACED = new RegExp(`^${SPACE}|${SPACE}$`);

/** Whether it can be a word: one line, by rules that don't depend on what a program knows of Unicode. */
export const isWord = (text: string): boolean =>
  text !== '' && [...text].length <= MOST_WORD && !CONTROL.test(text) && !SPACED.test(text);

export function* keyFrom(seed: string, beginning: Beginning): Hashing<Uint8Array> {
  return yield { key: bytesOf(seed), text: startText(beginning) };
}

/** The items in the order from which they're shuffled: that of their JSON texts, by UTF-16 code units. */
export const sortForShuffle = <T extends Json>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, text: JSON.stringify(item) }))
    .sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
    .map(({ item }) => item);

/** 2 to the 32nd. */
const WORDS = 0x1_0000_0000;
const WORD_BYTES = 4;
/** How much of the first block proves an outcome's name, place and items. */
const CHECK_BYTES = 16;

/** Outcome number `at` of a game: uniform numbers that follow from its key, its name and what it's drawn from. */
class Draw {
  readonly #block: (block: number) => Hash;
  #blocks = 0;
  #bytes: Uint8Array = new Uint8Array();
  #used = 0;

  /** @param items sorted */
  constructor(key: Uint8Array, at: number, what: string, items: readonly Json[]) {
    this.#block = (block) => ({ key, text: JSON.stringify([at, block, what, items]) });
  }

  *check(): Hashing<string> {
    return toHex((yield this.#block(0)).subarray(0, CHECK_BYTES));
  }

  /** A whole number from 0 to `count` - 1. */
  *below(count: number): Hashing<number> {
    const limit = WORDS - (WORDS % count);
    for (;;) {
      if (this.#used === this.#bytes.length) {
        this.#blocks += 1;
        this.#bytes = yield this.#block(this.#blocks);
        this.#used = 0;
      }
      const { buffer, byteOffset } = this.#bytes;
      const word = new DataView(buffer, byteOffset + this.#used, WORD_BYTES).getUint32(0);
      this.#used += WORD_BYTES;
      if (word < limit) return word % count;
    }
  }
}

/** Outcome number `at`: an order of the items. */
export function* shuffled<T extends Json>(
  key: Uint8Array,
  at: number,
  what: string,
  items: readonly T[],
): Hashing<{ readonly order: T[]; readonly check: string }> {
  const from = sortForShuffle(items);
  const draw = new Draw(key, at, what, from);
  return { check: yield* draw.check(), order: yield* orderFrom(draw, from) };
}

/** Outcome number `at`: one of several. */
export function* picked<T extends Json>(
  key: Uint8Array,
  at: number,
  what: string,
  outcomes: readonly T[],
): Hashing<{ readonly outcome: T; readonly among: T[]; readonly check: string }> {
  const among = sortForShuffle(outcomes);
  const draw = new Draw(key, at, what, among);
  return { among, check: yield* draw.check(), outcome: among[yield* draw.below(among.length)] as T };
}

function* orderFrom<T extends Json>(draw: Draw, items: readonly T[]): Hashing<T[]> {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = yield* draw.below(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/**
 * Something in a record that isn't what was committed to, or doesn't follow from it. `step` as in `RecordError`.
 * - `words`: their number isn't that of the seats
 * - `commitment`, `start`: it isn't the hash of what the record has
 * - `label`: no outcome of that name, from these items, was drawn there
 * - `outcome`: another one was
 */
export interface Fault {
  readonly step: number | null;
  readonly problem: 'words' | 'commitment' | 'start' | 'label' | 'outcome';
  /** Number of the outcome through the game, from 0. */
  readonly at: number | null;
  /** Its name. */
  readonly what: string | null;
  readonly recorded: Json;
  readonly computed: Json;
  readonly [more: string]: Json;
}

/** What's checked of a record. */
export interface Checked {
  readonly game: string;
  readonly options: SetupOptions;
  readonly fairness: Fairness;
  readonly chance: readonly ChanceEntry[];
  readonly steps: readonly { readonly chance: readonly ChanceEntry[] }[];
}

/** The first fault of a record; null if there's none. Whether it has all outcomes that the rules ask for isn't checked. */
export function* faultIn({ game, options, fairness, chance, steps }: Checked): Hashing<Fault | null> {
  const { seed, words, commitment, start } = fairness;
  const about = { step: null, at: null, what: null };
  if (words.length !== options.seats)
    return { ...about, problem: 'words', recorded: words.length, computed: options.seats };
  const { variant } = options;
  const opening = toHex(yield { key: null, text: openingText({ ...fairness, game, variant }) });
  if (opening !== commitment)
    return { ...about, problem: 'commitment', recorded: commitment, computed: opening };
  const beginning = { ...fairness, options };
  const begun = toHex(yield { key: null, text: startText(beginning) });
  if (begun !== start) return { ...about, problem: 'start', recorded: start, computed: begun };
  const key = yield* keyFrom(seed, beginning);
  let at = 0;
  for (const [step, entries] of [[null, chance] as const, ...numbered(steps)])
    for (const entry of entries) {
      const fault = yield* faultOf(key, at, entry);
      if (fault) return { step, at, what: entry.what, ...fault };
      at += 1;
    }
  return null;
}

const numbered = (steps: Checked['steps']) => steps.map(({ chance }, step) => [step, chance] as const);

/** Nothing is drawn whose check isn't right. */
function* faultOf(key: Uint8Array, at: number, entry: ChanceEntry) {
  const from = sortForShuffle('order' in entry ? entry.order : (entry.among ?? []));
  const draw = new Draw(key, at, entry.what, from);
  const check = yield* draw.check();
  if (check !== entry.check)
    return { problem: 'label', recorded: entry.check ?? null, computed: check } as const;
  const [recorded, computed] =
    'order' in entry
      ? [entry.order, yield* orderFrom(draw, from)]
      : [
          [entry.outcome, entry.among ?? []],
          [from[yield* draw.below(from.length)] ?? null, from],
        ];
  const isSame = JSON.stringify(recorded) === JSON.stringify(computed);
  return isSame ? null : ({ problem: 'outcome', recorded, computed } as const);
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
