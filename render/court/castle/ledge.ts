import type { CanvasRenderingContext2D } from 'canvas';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { NICHE } from '../sheet.ts';

/** The shelf under a niche, for the purse. */
export function drawLedge(context: CanvasRenderingContext2D, theme: Theme, x: number): void {
  const { stone } = theme.castle;
  const half = NICHE.width / 2 + 15;
  withShadow(context, theme, 5, () => {
    roundedRect(context, x - half, NICHE.bottom - 1, half * 2, 40, 4);
    context.fillStyle = stone.light;
    context.fill();
  });
  roundedRect(context, x - half + 5, NICHE.bottom + 39, half * 2 - 10, 94, 5);
  context.fillStyle = theme.wood.dark;
  context.fill();
  context.strokeStyle = stone.dark;
  context.lineWidth = 3;
  context.stroke();
}
