import type { CanvasRenderingContext2D } from 'canvas';
import { type HalfOutline, symmetric } from '../shapes.ts';

export function fillOutline(context: CanvasRenderingContext2D, colour: string, outline: HalfOutline): void {
  context.fillStyle = colour;
  context.beginPath();
  symmetric(context, outline);
  context.fill();
}
