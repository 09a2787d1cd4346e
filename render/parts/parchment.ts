import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../themes/theme.ts';
import { withShadow } from './colour.ts';
import type { Rect } from './rect.ts';
import { roundedRect } from './shapes.ts';

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
