import type { CanvasRenderingContext2D } from 'canvas';
import type { Courtier } from '../../../src/games/court/types.ts';
import { type Charge, dot, drawCharge } from '../../parts/charge.ts';
import { type HalfOutline, symmetric } from '../../parts/symmetric.ts';

const CAP: HalfOutline = {
  start: [0, -14],
  segments: [
    [6, -44, 40, -48, 45, 0],
    [32, -14, 25, 2],
    [24, 18],
    [0, 22],
  ],
};

const CAP_BAND: HalfOutline = {
  start: [0, 27],
  segments: [
    [26, 23],
    [26, 36],
    [0, 40],
  ],
};

const DRAW: Readonly<Record<Courtier, Charge>> = {
  /** A fool's cap with two bells. */
  jester(context, charge) {
    context.fillStyle = charge;
    for (const outline of [CAP, CAP_BAND]) {
      context.beginPath();
      symmetric(context, outline);
      context.fill();
    }
    for (const side of [-1, 1]) dot(context, charge, side * 43, 9, 8.5);
  },
  /** A rose of five petals. */
  maiden(context, charge, field) {
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2;
      dot(context, charge, Math.cos(angle) * 25, Math.sin(angle) * 25, 18.5);
    }
    context.strokeStyle = field;
    context.lineWidth = 5;
    for (let gap = 0; gap < 5; gap++) {
      const angle = (gap * 2 * Math.PI) / 5 + Math.PI / 2;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(Math.cos(angle) * 28, Math.sin(angle) * 28);
      context.stroke();
    }
    dot(context, field, 0, 0, 15);
    dot(context, charge, 0, 0, 9);
  },
  /** A halberd. */
  guard(context, charge) {
    context.fillStyle = charge;
    context.fillRect(-10, -30, 10, 78);
    context.beginPath();
    context.moveTo(-5, -52);
    context.lineTo(4, -28);
    context.lineTo(-14, -28);
    context.closePath();
    context.moveTo(4, -24);
    context.lineTo(24, -36);
    context.quadraticCurveTo(46, -10, 24, 20);
    context.lineTo(4, 4);
    context.closePath();
    context.moveTo(-14, -22);
    context.lineTo(-40, -16);
    context.lineTo(-30, -4);
    context.lineTo(-14, 2);
    context.closePath();
    context.fill();
  },
  /** A horse's head, as in chess. */
  knight(context, charge, field) {
    context.fillStyle = charge;
    context.beginPath();
    context.moveTo(-26, 44);
    context.lineTo(32, 44);
    context.quadraticCurveTo(42, 8, 28, -16);
    context.quadraticCurveTo(18, -34, 0, -38);
    context.lineTo(-5, -50);
    context.lineTo(-14, -36);
    context.quadraticCurveTo(-30, -26, -42, 6);
    context.quadraticCurveTo(-42, 20, -29, 20);
    context.quadraticCurveTo(-22, 12, -8, 12);
    context.quadraticCurveTo(-4, 24, -18, 30);
    context.quadraticCurveTo(-26, 36, -26, 44);
    context.fill();
    dot(context, field, -14, -16, 5);
  },
};

/** A courtier type's emblem, centred on the origin, `size` pixels high. */
export function courtierEmblem(
  context: CanvasRenderingContext2D,
  courtier: Courtier,
  size: number,
  charge: string,
  field: string,
): void {
  drawCharge(context, DRAW[courtier], size, charge, field);
}
