import type { CanvasRenderingContext2D } from 'canvas';
import type { Spots } from '../painter.ts';
import type { Painting, SizedBackdrop } from '../painting.ts';
import { scaleStamps } from '../parts/stamp.ts';

/** Pictures are laid out 1200 pixels wide and drawn 1000 wide, which saves a third of the pixels. */
const SCALE = 1000 / 1200;

const scaled =
  (draw: (context: CanvasRenderingContext2D) => void) =>
  (context: CanvasRenderingContext2D): void => {
    scaleStamps(context);
    context.save();
    context.scale(SCALE, SCALE);
    draw(context);
    context.restore();
  };

export function printedBackdrop({ width, height, backdrop }: SizedBackdrop): SizedBackdrop {
  return {
    width: Math.round(width * SCALE),
    height: Math.round(height * SCALE),
    backdrop: { ...backdrop, draw: scaled(backdrop.draw) },
  };
}

/** The painting in the size in which it's drawn. */
export const printed = (painting: Painting): Painting => ({
  ...painting,
  ...printedBackdrop(painting),
  draw: scaled(painting.draw),
});

/** The places in the painting that `printed` returns. */
export function printedSpots(spots: Spots): Spots {
  const size = (length: number) => Math.floor(length * SCALE);
  return new Map(
    [...spots].map(([id, { x, y, width, height }]) => [
      id,
      { x: size(x), y: size(y), width: size(width), height: size(height) },
    ]),
  );
}
