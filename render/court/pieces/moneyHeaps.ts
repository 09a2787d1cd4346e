import { TILES, type Tile } from '../../../src/games/court/types.ts';
import { widthOf } from '../../parts/measure.ts';

/** From one tile to the next, in parts of a tile. */
export const PITCH = 1.12;

interface Heap {
  readonly value: Tile;
  /** 1 for a tile that lies alone. */
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

/** Width of a line of tiles; equal ones are heaped where they would not fit one by one. */
export function layOut(tiles: readonly Tile[], size: number, width: number): readonly Heap[] {
  const single = tiles.map((value) => ({ value, count: 1 }));
  return single.length * size * PITCH - size * (PITCH - 1) <= width ? single : heaped(tiles);
}

export const heapsWidth = (heaps: readonly Heap[], size: number): number =>
  heaps.reduce((sum, heap) => sum + heapWidth(heap, size), 0) - size * (PITCH - 1);

/** The largest size, at most `size`, at which the tiles fit into the width. */
export function fitting(tiles: readonly Tile[], size: number, width: number): number {
  let fit = size;
  while (fit > 20 && heapsWidth(layOut(tiles, fit, width), fit) > width) fit -= 2;
  return fit;
}
