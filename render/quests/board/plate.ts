import type { CanvasRenderingContext2D } from 'canvas';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';

/** A dark plate with a gold edge, for the piles and the turn. */
export function plate(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  withShadow(context, theme, 8, () => {
    roundedRect(context, x, y, width, height, 12);
    context.fillStyle = theme.top.dark;
    context.fill();
  });
  roundedRect(context, x + 1.5, y + 1.5, width - 3, height - 3, 11);
  context.strokeStyle = theme.gold.mid;
  context.lineWidth = 2.5;
  context.stroke();
  roundedRect(context, x + 6.5, y + 6.5, width - 13, height - 13, 7);
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1;
  context.stroke();
}
