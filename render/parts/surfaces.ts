import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../themes/theme.ts';
import { withShadow } from './colour.ts';
import { type Rect, roundedRect } from './shapes.ts';

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

/** A parchment sheet with a thin line along its edge. */
export function parchment(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: Rect,
): void {
  withShadow(context, theme, 12, () => {
    roundedRect(context, x, y, width, height, 12);
    context.fillStyle = theme.parchment.light;
    context.fill();
  });
  for (const [inset, line] of [
    [1, 2],
    [6.5, 1],
  ] as const) {
    roundedRect(context, x + inset, y + inset, width - 2 * inset, height - 2 * inset, 12 - inset);
    context.strokeStyle = theme.parchment.dark;
    context.lineWidth = line;
    context.stroke();
  }
}

/** From the frame's upper left corner: how far the pointer sticks out, and how far down it is. */
interface Pointer {
  readonly reach: number;
  readonly down: number;
}

/** Whose turn it is: a gold frame around the plaque, and a pointer from its left side to the table. */
export function turnMark(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: Rect,
  { reach, down }: Pointer,
): void {
  roundedRect(context, x, y, width, height, 8);
  context.fillStyle = theme.parchment.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 4;
  context.stroke();
  context.beginPath();
  context.moveTo(x - reach, y + down);
  context.lineTo(x, y + down - 18);
  context.lineTo(x, y + down + 18);
  context.closePath();
  context.fillStyle = theme.gold.dark;
  context.fill();
}
