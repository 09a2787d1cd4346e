/** The greatest bag of tiles: four of each value. */
export const ALL_TILES = 0x44444;

/** A function that computes something for a number from 0 to `most` when first asked, then keeps it. */
export function kept<T>(most: number, compute: (key: number) => T): (key: number) => T {
  // With its whole length from the start, the list is never turned into a slower one.
  const known = new Array<T | undefined>(most + 1);
  return (key) => {
    let found = known[key];
    if (found === undefined) {
      found = compute(key);
      known[key] = found;
    }
    return found;
  };
}
