import type { CanvasRenderingContext2D } from 'canvas';
import type { HalfOutline } from '../shapes.ts';

export const STAG_HEAD: HalfOutline = {
  start: [0, -14],
  segments: [
    [8, -14],
    [22, -20, 34, -16],
    [30, -4, 16, 0],
    [16, 10, 11, 24],
    [12, 34, 9, 42],
    [6, 47, 0, 47],
  ],
};

export function antlers(context: CanvasRenderingContext2D, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 8;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 5, -12);
    context.bezierCurveTo(side * 10, -26, side * 40, -20, side * 36, -45);
    context.moveTo(side * 16, -23);
    context.quadraticCurveTo(side * 18, -34, side * 14, -44);
    context.moveTo(side * 32, -29);
    context.lineTo(side * 46, -32);
    context.stroke();
  }
}
