import type { CanvasRenderingContext2D } from 'canvas';

/** Draws around the origin, about 100 units high: `ink` on the colour `background`. */
export type Charge = (context: CanvasRenderingContext2D, ink: string, background: string) => void;

/** Draws the charge centred on the origin, scaled so that `units` of its own become `size` pixels. */
export function drawCharge(
  context: CanvasRenderingContext2D,
  charge: Charge,
  size: number,
  ink: string,
  background: string,
  units = 100,
): void {
  context.save();
  context.scale(size / units, size / units);
  charge(context, ink, background);
  context.restore();
}

export function dot(
  context: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  radius: number,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
