import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../themes/theme.ts';
import { roundedRect } from './shapes.ts';

const TILE = 75;

/** The floor of the hall: flagstones in flat colours, which keep the file small. */
export function hall(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  context.fillStyle = theme.floor.dark;
  context.fillRect(0, 0, width, height);
  for (let row = 0; row * TILE < height; row++) {
    const shift = row % 2 === 0 ? 0 : -TILE;
    for (let x = shift, column = 0; x < width; x += TILE * 2, column++) {
      roundedRect(context, x + 1.5, row * TILE + 1.5, TILE * 2 - 3, TILE - 3, 4);
      context.fillStyle = (row * 5 + column * 3) % 7 < 3 ? theme.floor.light : theme.floor.mid;
      context.fill();
    }
  }
}
