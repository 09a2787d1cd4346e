import type { CanvasRenderingContext2D } from 'canvas';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { PLATE, PURSE } from '../sheet.ts';

/** The plate under a niche, for name and ability. */
export function drawLedge(context: CanvasRenderingContext2D, theme: Theme, x: number): void {
  const { stone } = theme.castle;
  const { width, y, height } = PLATE;
  withShadow(context, theme, 5, () => {
    roundedRect(context, x - width / 2, y, width, height, 5);
    context.fillStyle = stone.light;
    context.fill();
  });
  context.fillStyle = stone.dark;
  context.fillRect(x - width / 2 + 14, y + 46, width - 28, 2);
}

/** Traces a bag that's narrower at the bottom. */
function bag(context: CanvasRenderingContext2D, x: number, y: number, half: number, height: number): void {
  const bottom = y + height;
  context.beginPath();
  context.moveTo(x - half, y);
  context.lineTo(x + half, y);
  context.lineTo(x + half, bottom - 30);
  context.quadraticCurveTo(x + half, bottom, x + half - 30, bottom);
  context.lineTo(x - half + 30, bottom);
  context.quadraticCurveTo(x - half, bottom, x - half, bottom - 30);
  context.closePath();
}

/** The leather purse under the plate, tied with a cord. */
export function drawPurse(context: CanvasRenderingContext2D, theme: Theme, x: number): void {
  const { y, height } = PURSE;
  const half = PLATE.width / 2 - 4;
  withShadow(context, theme, 5, () => {
    bag(context, x, y, half, height);
    context.fillStyle = theme.wood.dark;
    context.fill();
  });
  context.strokeStyle = theme.wood.light;
  context.lineWidth = 2;
  context.setLineDash([6, 5]);
  bag(context, x, y + 5, half - 6, height - 11);
  context.stroke();
  context.setLineDash([]);
  context.strokeStyle = theme.gold.mid;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x - half, y + 3);
  context.lineTo(x + half, y + 3);
  context.stroke();
}
