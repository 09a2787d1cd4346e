import type { CanvasRenderingContext2D } from 'canvas';
import type { Tile } from '../../../src/games/court/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { fanOf, roomFor } from './fan.ts';
import { moneyTile } from './moneyTile.ts';

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly align?: 'left' | 'centre';
}

/** A line of tiles that starts at x or is centred on it; fanned out if it would exceed `width`. Returns its width. */
export function tileLine(
  context: CanvasRenderingContext2D,
  theme: Theme,
  tiles: readonly Tile[],
  { x, y, size: wanted, width: room, align = 'left' }: Line,
): number {
  const { size, pitch, width } = fanOf(tiles.length, wanted, room);
  const left = align === 'left' ? x : x - width / 2;
  const shown = Math.min(size, pitch);
  tiles.forEach((value, i) => {
    moneyTile(context, theme, value, size, left + size / 2 + i * pitch, y, tiles.length === 1 ? size : shown);
  });
  return width;
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
  },
): void {
  const { x, ys, size, width } = place;
  const line = { x, size, width, align: 'centre' as const };
  if (tiles.length <= roomFor(size, width)) {
    tileLine(context, theme, tiles, { ...line, y: (ys[0] + ys[1]) / 2 });
    return;
  }
  const half = Math.ceil(tiles.length / 2);
  tileLine(context, theme, tiles.slice(0, half), { ...line, y: ys[0] });
  tileLine(context, theme, tiles.slice(half), { ...line, y: ys[1] });
}
