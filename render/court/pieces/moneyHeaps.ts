import { TILES, type Tile } from '../../../src/games/court/types.ts';
import { widthOf } from '../../parts/measure.ts';

/** Distance from one tile to the next, as a multiple of a tile's width. */
export const PITCH = 1.12;

interface Heap {
  readonly value: Tile;
  /** 1 for a single tile. */
  readonly count: number;
}

const heaped = (tiles: readonly Tile[]): Heap[] =>
  TILES.flatMap((value) => {
    const count = tiles.filter((other) => other === value).length;
    return count === 0 ? [] : [{ value, count }];
  });

export function countSize(size: number): number {
  return Math.round(size * 0.62);
}

export function heapWidth({ count }: Heap, size: number): number {
  return size * PITCH + (count > 1 ? widthOf(`×${count}`, countSize(size)) + size * 0.2 : 0);
}

/** Single tiles if they fit into the width, otherwise one stack per value. */
export function layOut(tiles: readonly Tile[], size: number, width: number): readonly Heap[] {
  const single = tiles.map((value) => ({ value, count: 1 }));
  return single.length * size * PITCH - size * (PITCH - 1) <= width ? single : heaped(tiles);
}

export const heapsWidth = (heaps: readonly Heap[], size: number): number =>
  heaps.reduce((sum, heap) => sum + heapWidth(heap, size), 0) - size * (PITCH - 1);

/** The largest tile size up to `size` at which the tiles fit into the width. */
export function fitting(tiles: readonly Tile[], size: number, width: number): number {
  let fit = size;
  while (fit > 20 && heapsWidth(layOut(tiles, fit, width), fit) > width) fit -= 2;
  return fit;
}
