import type { CanvasRenderingContext2D } from 'canvas';
import type { Chair } from '../../../src/games/artus/types.ts';
import { sector } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { angleOf, CENTRE, RADII, STEP } from './ring.ts';

/** Lights up the seat of a chair; figures are drawn on top. A dashed frame is for chairs where something may arrive. */
export function glow(context: CanvasRenderingContext2D, theme: Theme, chair: Chair, dashed = false): void {
  const middle = angleOf(chair);
  const from = middle - STEP / 2 + 0.012;
  const to = middle + STEP / 2 - 0.012;
  sector(context, CENTRE.x, CENTRE.y, RADII.seatInner + 3, RADII.seatOuter - 3, from, to);
  context.save();
  if (!dashed) {
    context.globalAlpha = 0.32;
    context.fillStyle = theme.highlight;
    context.fill();
    context.globalAlpha = 1;
  }
  context.strokeStyle = theme.highlight;
  context.lineWidth = dashed ? 4 : 5;
  if (dashed) context.setLineDash([11, 8]);
  context.stroke();
  context.restore();
}
