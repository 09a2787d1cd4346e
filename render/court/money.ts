import type { CanvasRenderingContext2D } from 'canvas';
import { TILES, type Tile } from '../../src/games/court/types.ts';
import { roundedRect, withShadow } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import { widthOf, write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';

/** From one tile to the next, in parts of a tile. */
const PITCH = 1.12;

/** A money tile, `size` pixels wide, with its middle at (x, y). */
function tile(
  context: CanvasRenderingContext2D,
  theme: Theme,
  value: Tile,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.3);
  stamp(context, `money ${theme.id} ${value} ${size}`, box, box, x, y, (inner) => {
    const half = size / 2;
    withShadow(inner, theme, size * 0.06, () => {
      roundedRect(inner, -half, -half, size, size, size * 0.16);
      inner.fillStyle = theme.gold.dark;
      inner.fill();
    });
    roundedRect(inner, -half + 2, -half + 2, size - 4, size - 4, size * 0.13);
    inner.fillStyle = theme.gold.mid;
    inner.fill();
    inner.fillStyle = theme.gold.light;
    inner.save();
    inner.clip();
    inner.fillRect(-half, -half, size, Math.max(4, size * 0.1));
    inner.restore();
    write(inner, String(value), 0, 1, {
      size: Math.round(size * 0.74),
      colour: theme.engraving,
      align: 'centre',
    });
  });
}

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

function countSize(size: number): number {
  return Math.round(size * 0.62);
}

function heapWidth({ count }: Heap, size: number): number {
  return size * PITCH + (count > 1 ? widthOf(`×${count}`, countSize(size)) + size * 0.2 : 0);
}

/** Width of a line of tiles; equal ones are heaped where they would not fit one by one. */
function layOut(tiles: readonly Tile[], size: number, width: number): readonly Heap[] {
  const single = tiles.map((value) => ({ value, count: 1 }));
  return single.length * size * PITCH - size * (PITCH - 1) <= width ? single : heaped(tiles);
}

const heapsWidth = (heaps: readonly Heap[], size: number): number =>
  heaps.reduce((sum, heap) => sum + heapWidth(heap, size), 0) - size * (PITCH - 1);

/** The largest size, at most `size`, at which the tiles fit into the width. */
function fitting(tiles: readonly Tile[], size: number, width: number): number {
  let fit = size;
  while (fit > 20 && heapsWidth(layOut(tiles, fit, width), fit) > width) fit -= 2;
  return fit;
}

/** Tiles in a line from x on, or around x; smaller or heaped where they would pass `width`. Returns its width. */
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
    /** Of the counts beside heaps. */
    readonly colour: string;
  },
): number {
  const size = fitting(tiles, wanted, width);
  const heaps = layOut(tiles, size, width);
  const total = heapsWidth(heaps, size);
  let left = align === 'left' ? x : x - total / 2;
  for (const heap of heaps) {
    tile(context, theme, heap.value, size, left + size / 2, y);
    if (heap.count > 1) {
      write(context, `×${heap.count}`, left + size * PITCH, y, { size: countSize(size), colour });
    }
    left += heapWidth(heap, size);
  }
  return total;
}

/** Tiles in two lines around x, in one if they fit into it. */
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
