import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { MEADOW } from '../sheet.ts';
import { drawVillage } from './village.ts';

/** Height of the village behind the meadow, in pixels. */
const VILLAGE = 48;

/** The meadow outside the castle, and the village of the peasantry. */
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
  context.fillStyle = theme.castle.sky.mid;
  context.fillRect(x, y, width, VILLAGE);
  drawVillage(context, theme, x, y + VILLAGE);
  context.restore();
}
