import type { CanvasRenderingContext2D } from 'canvas';

/** The path of a five-pointed star around the origin. */
export function star(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    const r = point % 2 === 0 ? radius : radius * 0.45;
    context.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
  }
  context.closePath();
}
