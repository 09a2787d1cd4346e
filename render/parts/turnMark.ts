import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../themes/theme.ts';
import type { Rect } from './rect.ts';
import { roundedRect } from './shapes.ts';

/** From the frame's upper left corner: how far the pointer sticks out, and how far down it is. */
export interface Pointer {
  readonly reach: number;
  readonly down: number;
}

/** Whose turn it is: a gold frame around the plaque, and a pointer from its left side to the table. */
export function turnMark(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: Rect,
  { reach, down }: Pointer,
): void {
  roundedRect(context, x, y, width, height, 8);
  context.fillStyle = theme.parchment.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 4;
  context.stroke();
  context.beginPath();
  context.moveTo(x - reach, y + down);
  context.lineTo(x, y + down - 18);
  context.lineTo(x, y + down + 18);
  context.closePath();
  context.fillStyle = theme.gold.dark;
  context.fill();
}
