import type { Counts, Deck } from './deck.ts';

/** The total value of the cards held at these positions. */
export function worth<C extends string>(deck: Deck<C>, held: Counts, cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) sum += (held[card] as number) * (deck.values[card] as number);
  return sum;
}

/** Leaves out sums of 30 and above; no total comes close. */
const SUMS = 0x3fffffff;

/** For each index in `cards`, the sums that the cards from there on can make, as bits. */
export function sumsFrom<C extends string>(deck: Deck<C>, held: Counts, cards: readonly number[]): number[] {
  const from = new Array<number>(cards.length + 1);
  let sums = 1;
  from[cards.length] = sums;
  for (let at = cards.length - 1; at >= 0; at--) {
    const card = cards[at] as number;
    const value = deck.values[card] as number;
    for (let copies = held[card] as number; copies > 0; copies--) sums |= (sums << value) & SUMS;
    from[at] = sums;
  }
  return from;
}
