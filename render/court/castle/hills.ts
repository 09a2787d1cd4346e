import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../../themes/theme.ts';

export function drawHills(context: CanvasRenderingContext2D, theme: Theme): void {
  const { sky } = theme.castle;
  for (const [colour, y, lift] of [
    [sky.light, 150, 70],
    [sky.mid, 190, 30],
  ] as const) {
    context.beginPath();
    context.moveTo(0, y);
    context.quadraticCurveTo(180, y - lift, 360, y);
    context.quadraticCurveTo(560, y + lift, 700, y - 40);
    context.lineTo(700, 420);
    context.lineTo(0, 420);
    context.closePath();
    context.fillStyle = colour;
    context.fill();
  }
}
