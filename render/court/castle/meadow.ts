import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { MEADOW } from '../sheet.ts';

/** The meadow outside the castle: grass, and a fence in front of the peasantry. */
export function drawMeadow(context: CanvasRenderingContext2D, theme: Theme): void {
  const { x, y, width, height } = MEADOW;
  const { meadow: grass } = theme.castle;
  roundedRect(context, x, y, width, height, 12);
  context.fillStyle = grass.mid;
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = grass.light;
  context.beginPath();
  context.ellipse(x + width * 0.25, y + height + 10, width * 0.4, 80, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = theme.wood.dark;
  for (const rail of [y + 14, y + 26]) context.fillRect(x, rail, width, 6);
  for (let post = x + 14; post < x + width; post += 54) {
    roundedRect(context, post, y + 3, 12, 38, 4);
    context.fillStyle = theme.wood.mid;
    context.fill();
  }
  context.restore();
}
