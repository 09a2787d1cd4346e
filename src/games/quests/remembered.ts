import type { Counts } from './deck.ts';

/** Results that are remembered before all are forgotten. */
const MOST = 1 << 14;

/**
 * Remembers what follows from the cards held.
 * @param copies the most of each card that's remembered
 * @param resultFor depends on nothing else; its result is shared
 */
export function remembered<T>(copies: Counts, resultFor: (held: Counts) => T): (held: Counts) => T {
  const known = new Map<number, T>();
  return (held) => {
    let key = 0;
    for (let card = 0; card < held.length; card++) {
      const most = copies[card] as number;
      const count = held[card] as number;
      if (count > most) return resultFor(held);
      key = key * (most + 1) + count;
    }
    let result = known.get(key);
    if (result === undefined) {
      if (known.size >= MOST) known.clear();
      result = resultFor(held);
      known.set(key, result);
    }
    return result;
  };
}
