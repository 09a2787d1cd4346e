import type { Pen } from '../pen.ts';
import type { Piece } from './pieces.ts';

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

/** The plate of a penalty, without its points. */
export const unmetPlate = (): Piece => ({
  width: 48,
  draw: (pen, x, y) => {
    const { parchment, red } = pen.theme;
    pen
      .roundedRect(x, y - 15, 38, 30, 8)
      .fill(parchment.light)
      .dashes(red.fill, 3, [8, 5]);
    cross(pen, red.fill, CROSS.size, x + 19, y);
  },
});
