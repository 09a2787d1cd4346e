import type { CanvasRenderingContext2D } from 'canvas';

/** A crown centred on the origin, `width` pixels wide and about two thirds as high. */
export function crown(context: CanvasRenderingContext2D, width: number, colour: string): void {
  context.save();
  context.scale(width / 100, width / 100);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-40, 32);
  context.lineTo(-48, -20);
  context.lineTo(-23, 4);
  context.lineTo(0, -30);
  context.lineTo(23, 4);
  context.lineTo(48, -20);
  context.lineTo(40, 32);
  context.closePath();
  context.fill();
  for (const [x, y] of [
    [-48, -24],
    [0, -34],
    [48, -24],
  ] as const) {
    context.beginPath();
    context.arc(x * 0.97, y, 7, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
