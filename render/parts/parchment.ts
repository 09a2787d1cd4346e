import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../themes/theme.ts';
import { roundedRect, withShadow } from './shapes.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet to write on, with a fine line along its edge. */
export function parchment(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: Rect,
): void {
  withShadow(context, theme, 12, () => {
    roundedRect(context, x, y, width, height, 12);
    context.fillStyle = theme.parchment.mid;
    context.fill();
  });
  const light = context.createLinearGradient(x, y, x + width, y + height);
  light.addColorStop(0, theme.parchment.light);
  light.addColorStop(1, theme.parchment.mid);
  roundedRect(context, x, y, width, height, 12);
  context.fillStyle = light;
  context.fill();
  roundedRect(context, x + 5.5, y + 5.5, width - 11, height - 11, 8);
  context.strokeStyle = theme.parchment.dark;
  context.lineWidth = 1.5;
  context.stroke();
}
