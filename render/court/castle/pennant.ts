import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../../themes/theme.ts';

/** A pennant on a pole that stands at (x, y), flying to the right, or to the left if `side` is -1. */
export function pennant(
  context: CanvasRenderingContext2D,
  theme: Theme,
  x: number,
  y: number,
  side: 1 | -1,
): void {
  context.fillStyle = theme.gold.mid;
  context.fillRect(x - 2, y - 30, 4, 32);
  context.beginPath();
  context.moveTo(x, y - 29);
  context.quadraticCurveTo(x + side * 18, y - 32, x + side * 36, y - 20);
  context.quadraticCurveTo(x + side * 18, y - 19, x, y - 11);
  context.closePath();
  context.fillStyle = theme.red.fill;
  context.fill();
  context.strokeStyle = theme.gold.mid;
  context.lineWidth = 2;
  context.stroke();
}
