import type { CanvasRenderingContext2D } from 'canvas';
import type { Rect } from '../../parts/rect.ts';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';

/** A frame around something new or chosen. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: Rect,
): void {
  roundedRect(context, x - 1, y - 1, width + 2, height + 2, 11);
  context.strokeStyle = theme.engraving;
  context.lineWidth = 9;
  context.stroke();
  context.strokeStyle = theme.highlight;
  context.lineWidth = 5;
  context.stroke();
}
