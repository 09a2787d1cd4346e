import type { CanvasRenderingContext2D } from 'canvas';

export function roundedRect(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}

/** Traces a sector of a ring around (x, y), between two radii and two angles in radians. */
export function sector(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): void {
  context.beginPath();
  context.arc(x, y, outer, from, to);
  context.arc(x, y, inner, to, from, true);
  context.closePath();
}
