import { countAt, sizeOf } from '../../games/court/bag.ts';
import { sumOfTiles } from '../../games/court/tile-bag.ts';
import { TILES } from '../../games/court/types.ts';
import { Table } from './table.ts';

/** The greatest bag of tiles: four of each value. */
export const ALL_TILES = 0x44444;

export const TREASURY_NAMES = [...TILES.map((tile) => `tiles of ${tile}`), 'tiles squared', 'sum squared'];

/** What can be said of a treasury on its own. */
export const treasuryFeatures = new Table(TREASURY_NAMES.length, ALL_TILES, (treasury, into) => {
  for (const kind of TILES.keys()) into[kind] = countAt(treasury, kind);
  into[TILES.length] = sizeOf(treasury) ** 2 / 10;
  into[TILES.length + 1] = sumOfTiles(treasury) ** 2 / 100;
});

const SUM = 0;
const TILE_COUNT = 1;
const LEAST = 2;

const figures = new Table(3, ALL_TILES, (bag, into) => {
  into[SUM] = sumOfTiles(bag);
  into[TILE_COUNT] = sizeOf(bag);
  into[LEAST] = sizeOf(bag) > 1 ? TILES.find((_, kind) => countAt(bag, kind) > 0)! : 0;
});

export const sumOf = (bag: number): number => figures.row(bag)[SUM]!;
export const tilesIn = (bag: number): number => figures.row(bag)[TILE_COUNT]!;
/** The least tile, which is what Arthur may expect; 0 if it's the only one. */
export const giftFrom = (treasury: number): number => figures.row(treasury)[LEAST]!;
