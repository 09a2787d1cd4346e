import type { CanvasRenderingContext2D } from 'canvas';
import { dot } from '../../parts/charge.ts';
import type { HalfOutline } from '../../parts/symmetric.ts';

/** A beast's head: upturned horns, broad brow, jaw. */
export const BEAST: HalfOutline = {
  start: [0, -22],
  segments: [
    [10, -24, 16, -22],
    [34, -22, 32, -48],
    [52, -34, 48, -12],
    [46, 0, 33, 2],
    [36, 12, 31, 24],
    [26, 40, 14, 46],
    [6, 49, 0, 49],
  ],
};

/** An upright sword, point up. */
export function sword(context: CanvasRenderingContext2D, ink: string): void {
  context.fillStyle = ink;
  context.beginPath();
  context.moveTo(0, -58);
  context.lineTo(7, -48);
  context.lineTo(6, 22);
  context.lineTo(21, 22);
  context.lineTo(21, 31);
  context.lineTo(5, 31);
  context.lineTo(5, 48);
  context.lineTo(-5, 48);
  context.lineTo(-5, 31);
  context.lineTo(-21, 31);
  context.lineTo(-21, 22);
  context.lineTo(-6, 22);
  context.lineTo(-7, -48);
  context.closePath();
  context.fill();
  dot(context, ink, 0, 53, 8);
}
