import type { CanvasRenderingContext2D } from 'canvas';
import { mix } from '../../parts/colour.ts';
import type { Rect } from '../../parts/rect.ts';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';

/** A framed board of dark wood. */
export function woodenBoard(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: Rect,
): void {
  withShadow(context, theme, 10, () => {
    roundedRect(context, x, y, width, height, 12);
    context.fillStyle = theme.wood.mid;
    context.fill();
  });
  roundedRect(context, x + 2, y + 2, width - 4, height - 4, 10);
  context.strokeStyle = mix(theme.wood.mid, theme.wood.light, 0.6);
  context.lineWidth = 2;
  context.stroke();
  roundedRect(context, x + 10, y + 10, width - 20, height - 20, 7);
  context.fillStyle = theme.top.dark;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 2;
  context.stroke();
}
