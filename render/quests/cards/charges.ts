import type { CanvasRenderingContext2D } from 'canvas';
import { type Charge, drawCharge } from '../../parts/charge.ts';
import { star } from '../../parts/star.ts';
import { type HalfOutline, symmetric } from '../../parts/symmetric.ts';
import type { Livery } from '../reading.ts';

const LILY: HalfOutline = {
  start: [0, -48],
  segments: [
    [16, -28, 16, -14],
    [16, -2, 9, 10],
    [11, 10],
    [14, -14, 30, -18],
    [46, -16, 44, 2],
    [40, 14, 30, 12],
    [32, 2, 26, 2],
    [20, 6, 22, 14],
    [22, 22],
    [9, 22],
    [10, 36, 16, 44],
    [6, 44, 0, 49],
  ],
};

const HAT: HalfOutline = {
  start: [0, -49],
  segments: [
    [18, -6, 25, 20],
    [44, 22, 47, 32],
    [40, 45, 0, 45],
  ],
};

const RAYS = 8;

const DRAW: Readonly<Record<Livery, Charge>> = {
  red(context, ink, background) {
    context.lineCap = 'butt';
    for (const [colour, line, dash] of [
      [ink, 24, []],
      [background, 6, [8, 14]],
    ] as const) {
      context.setLineDash([...dash]);
      context.strokeStyle = colour;
      context.lineWidth = line;
      context.beginPath();
      context.moveTo(-24, 48);
      context.bezierCurveTo(-52, -8, -36, -36, 0, -36);
      context.bezierCurveTo(36, -36, 52, -8, 24, 48);
      context.stroke();
    }
    context.setLineDash([]);
    context.fillStyle = ink;
    for (const x of [-38, 8]) context.fillRect(x, 38, 30, 11);
  },
  orange(context, ink) {
    context.fillStyle = ink;
    context.beginPath();
    for (let point = 0; point < RAYS * 2; point++) {
      const angle = (point * Math.PI) / RAYS - Math.PI / 2;
      const radius = point % 2 === 0 ? 49 : 25;
      context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    context.closePath();
    context.fill();
  },
  beige(context, ink) {
    context.fillStyle = ink;
    context.beginPath();
    symmetric(context, LILY);
    context.fill();
  },
  merlin(context, ink, background) {
    context.fillStyle = ink;
    context.beginPath();
    symmetric(context, HAT);
    context.fill();
    context.fillStyle = background;
    context.fillRect(-24, 19, 48, 5);
    context.translate(1, -4);
    star(context, 13);
    context.fill();
  },
};

/** The charge of a colour's knights, or Merlin's hat, centred on the origin, `size` pixels high. */
export function charge(
  context: CanvasRenderingContext2D,
  livery: Livery,
  size: number,
  ink: string,
  background: string,
): void {
  drawCharge(context, DRAW[livery], size, ink, background);
}
