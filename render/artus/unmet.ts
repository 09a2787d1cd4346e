import type { Pen } from '../pen.ts';

/** A cross for what isn't there. */
export function cross(pen: Pen, colour: string, size: number, x: number, y: number): void {
  const { context } = pen;
  const half = size / 2;
  context.beginPath();
  context.moveTo(x - half, y - half);
  context.lineTo(x + half, y + half);
  context.moveTo(x + half, y - half);
  context.lineTo(x - half, y + half);
  pen.stroke(colour, size / 4);
}

/** How large it is, and how far from the points after it. */
export const CROSS = { size: 17, air: 9 } as const;
