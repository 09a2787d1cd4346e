import type { Hashing } from '../../../games/fairness.ts';

// A page may be without Web Crypto: there's none at an address such as http://192.168.1.7. These lines are all the same
// everywhere, and quicker for many short texts.

/** The first primes: 64 of them are of the rounds, the first 8 of the beginning. */
const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2).filter((number, _, all) =>
  all.every((other) => other >= number || number % other > 0),
);

/** The first 32 bits after the point of a root. */
const fractionOf = (root: number): number => ((root % 1) * 0x1_0000_0000) | 0;

const ROUNDS = Int32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));
const BEGINNING = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));

const BLOCK = 64;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Int32Array.from(BEGINNING);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const words = new Int32Array(ROUNDS.length);
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let at = 0; at < 16; at++) words[at] = view.getInt32(block + at * 4);
    for (let at = 16; at < words.length; at++) {
      const [near, far] = [words[at - 15]!, words[at - 2]!];
      const low = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
      const high = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
      words[at] = words[at - 16]! + low + words[at - 7]! + high;
    }
    mix(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [at, word] of state.entries()) digest.setInt32(at * 4, word);
  return new Uint8Array(digest.buffer);
}

function mix(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (const [at, round] of ROUNDS.entries()) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + round + words[at]!) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const other = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at]! += word;
}

type Eight = [number, number, number, number, number, number, number, number];

/** HMAC-SHA-256: 32 bytes. The key has at most 64, as all keys here have. */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      bytes,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const encoder = new TextEncoder();

/** Runs to the end with these hashes. */
export function hashed<T>(hashing: Hashing<T>): T {
  let next = hashing.next();
  while (!next.done) {
    const { key, text } = next.value;
    const bytes = encoder.encode(text);
    next = hashing.next(key === null ? sha256(bytes) : hmac(key, bytes));
  }
  return next.value;
}
