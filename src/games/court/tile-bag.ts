import { type Bag, EMPTY, lister } from './bag.ts';
import { TILES, type Tile } from './types.ts';

export const tileBag = (tile: Tile): Bag => 1 << (4 * (tile - 1));

export const bagOfTiles = (list: readonly Tile[]): Bag =>
  list.reduce((bag, tile) => bag + tileBag(tile), EMPTY);

/** The bag's tiles, ascending; equal bags share one frozen list. */
export const tilesOf = lister(TILES);

export function sumOfTiles(bag: Bag): number {
  let sum = 0;
  for (let rest = bag, value = 1; rest > 0; rest >>= 4, value++) sum += (rest & 7) * value;
  return sum;
}
