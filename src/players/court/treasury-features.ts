import { countAt, sizeOf, sumOfTiles } from '../../games/court/bags.ts';
import { TILES } from '../../games/court/types.ts';
import { ALL_TILES, kept } from './kept.ts';

export const TREASURY_NAMES = [...TILES.map((tile) => `tiles of ${tile}`), 'tiles squared', 'sum squared'];

/** What can be said of a treasury on its own. */
export const featuresOfTreasury = kept(ALL_TILES, (treasury) =>
  Float64Array.of(
    ...TILES.map((_, kind) => countAt(treasury, kind)),
    sizeOf(treasury) ** 2 / 10,
    sumOfTiles(treasury) ** 2 / 100,
  ),
);

const SUM = 0;
const TILE_COUNT = 1;
const LEAST = 2;

const figuresOf = kept(ALL_TILES, (bag) => {
  const least = TILES.find((_, kind) => countAt(bag, kind) > 0) ?? 0;
  return Float64Array.of(sumOfTiles(bag), sizeOf(bag), sizeOf(bag) > 1 ? least : 0);
});

export const sumOf = (bag: number): number => figuresOf(bag)[SUM]!;
export const tilesIn = (bag: number): number => figuresOf(bag)[TILE_COUNT]!;
/** The least tile, which is what Arthur may expect; 0 if it's the only one. */
export const giftFrom = (treasury: number): number => figuresOf(treasury)[LEAST]!;
