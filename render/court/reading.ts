import type { Sizes, Tile } from '../../src/games/court/types.ts';

/** A change for display, with a plus or a real minus sign. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : change > 0 ? `+${change}` : '0';
}

export function sumOf(tiles: readonly Tile[]): number {
  return tiles.reduce<number>((sum, tile) => sum + tile, 0);
}

/** Positive where `a` ranks before `b`: the smallest group counts first, then the middle one, then the largest. */
export function compareSizes(a: Sizes, b: Sizes): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
