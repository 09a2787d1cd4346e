import type { CanvasRenderingContext2D } from 'canvas';
import type { Tile } from '../../../src/games/court/types.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { countSize, fitting, heapsWidth, heapWidth, layOut, PITCH } from './moneyHeaps.ts';
import { moneyTile } from './moneyTile.ts';

/** A line of tiles that starts at x or is centred on it; smaller or stacked if it would exceed `width`. Returns its width. */
export function tileLine(
  context: CanvasRenderingContext2D,
  theme: Theme,
  tiles: readonly Tile[],
  {
    x,
    y,
    size: wanted,
    width,
    align = 'left',
    colour,
  }: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly width: number;
    readonly align?: 'left' | 'centre';
    /** Of the counts beside stacks. */
    readonly colour: string;
  },
): number {
  const size = fitting(tiles, wanted, width);
  const heaps = layOut(tiles, size, width);
  const total = heapsWidth(heaps, size);
  let left = align === 'left' ? x : x - total / 2;
  for (const heap of heaps) {
    moneyTile(context, theme, heap.value, size, left + size / 2, y);
    if (heap.count > 1) {
      write(context, `×${heap.count}`, left + size * PITCH, y, { size: countSize(size), colour });
    }
    left += heapWidth(heap, size);
  }
  return total;
}

/** Tiles centred on x, in one line if they fit, otherwise in two. */
export function tileLines(
  context: CanvasRenderingContext2D,
  theme: Theme,
  tiles: readonly Tile[],
  place: {
    readonly x: number;
    readonly ys: readonly [number, number];
    readonly size: number;
    readonly width: number;
    readonly colour: string;
  },
): void {
  const { x, ys, size, width, colour } = place;
  const line = { x, size, width, colour, align: 'centre' as const };
  const inOne = Math.floor((width + size * (PITCH - 1)) / (size * PITCH));
  if (tiles.length <= inOne) {
    tileLine(context, theme, tiles, { ...line, y: (ys[0] + ys[1]) / 2 });
    return;
  }
  const half = Math.ceil(tiles.length / 2);
  const lines = [tiles.slice(0, half), tiles.slice(half)] as const;
  const both = Math.min(...lines.map((part) => fitting(part, size, width)));
  lines.forEach((part, i) => {
    tileLine(context, theme, part, { ...line, size: both, y: ys[i] as number });
  });
}
