import type { CanvasRenderingContext2D } from 'canvas';
import type { Kind } from '../../../src/games/quests/types.ts';
import { type Charge, dot, drawCharge } from '../../parts/charge.ts';
import { type HalfOutline, symmetric } from '../../parts/symmetric.ts';
import { trace } from '../art/path.ts';
import { DRAGON_EMBLEM, SKULL, SKULL_HOLES } from '../art/shapes.ts';
import { BEAST, sword } from './kindOutlines.ts';

function closed(context: CanvasRenderingContext2D, outline: HalfOutline): void {
  context.beginPath();
  symmetric(context, outline);
  context.fill();
}

/** These emblems are slightly higher than other charges. */
const UNITS = 104;

const DRAW: Readonly<Record<Kind, Charge>> = {
  power(context, ink, background) {
    context.translate(-50, -50);
    context.scale(1.38, 1.38);
    context.translate(-14, -14);
    for (const [colour, path] of [
      [ink, SKULL],
      [background, SKULL_HOLES],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      trace(context, path);
      context.fill();
    }
  },
  enemy(context, ink, background) {
    for (const side of [-1, 1]) {
      context.save();
      context.scale(side, 1);
      context.translate(2, -4);
      context.rotate(0.72);
      context.lineWidth = 9;
      context.lineJoin = 'round';
      context.strokeStyle = background;
      if (side === 1) context.strokeRect(-6, -30, 12, 50);
      sword(context, ink);
      context.restore();
    }
  },
  monster(context, ink, background) {
    context.fillStyle = ink;
    closed(context, BEAST);
    context.fillStyle = background;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(side * 7, 2);
      context.lineTo(side * 25, -7);
      context.quadraticCurveTo(side * 22, 9, side * 9, 8);
      context.closePath();
      context.fill();
    }
    context.beginPath();
    context.moveTo(-20, 25);
    context.lineTo(20, 25);
    context.lineTo(15, 36);
    context.lineTo(9, 29);
    context.lineTo(0, 38);
    context.lineTo(-9, 29);
    context.lineTo(-15, 36);
    context.closePath();
    context.fill();
  },
  dragon(context, ink, background) {
    context.translate(-49, -52);
    context.strokeStyle = background;
    context.lineWidth = 5;
    for (const path of DRAGON_EMBLEM) {
      context.beginPath();
      trace(context, path);
      context.stroke();
      context.fillStyle = ink;
      context.fill();
    }
    dot(context, background, 33, 38, 5);
  },
};

/** The emblem of a kind of adversary, centred on the origin, `size` pixels high. */
export function kindEmblem(
  context: CanvasRenderingContext2D,
  kind: Kind,
  size: number,
  ink: string,
  background: string,
): void {
  drawCharge(context, DRAW[kind], size, ink, background, UNITS);
}
