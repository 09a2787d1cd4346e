import type { CanvasRenderingContext2D } from 'canvas';
import type { Chair } from '../../../src/games/artus/types.ts';
import { sector } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { angleOf, CENTRE, RADII, STEP } from './ring.ts';

/** Lights up the seat of a chair; figures are drawn on top. */
export function glow(context: CanvasRenderingContext2D, theme: Theme, chair: Chair): void {
  const middle = angleOf(chair);
  const from = middle - STEP / 2 + 0.012;
  const to = middle + STEP / 2 - 0.012;
  sector(context, CENTRE.x, CENTRE.y, RADII.seatInner + 3, RADII.seatOuter - 3, from, to);
  context.save();
  context.globalAlpha = 0.22;
  context.fillStyle = theme.highlight;
  context.fill();
  context.restore();
  context.strokeStyle = theme.highlight;
  context.lineWidth = 4;
  context.stroke();
}
