import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';

/** The size of a group, highlighted if it's the smallest, which is the score. */
export function groupSize(
  context: CanvasRenderingContext2D,
  theme: Theme,
  size: number,
  least: boolean,
  x: number,
  y: number,
  scale: number,
): void {
  if (least) {
    roundedRect(context, x - 23 * scale, y - 16 * scale, 46 * scale, 32 * scale, 16 * scale);
    context.fillStyle = theme.ink;
    context.fill();
  }
  write(context, String(size), x, y, {
    size: Math.round(30 * scale),
    colour: least ? theme.gold.light : theme.ink,
    align: 'centre',
  });
}
