import type { CanvasRenderingContext2D } from 'canvas';
import type { Kind } from '../../../src/games/quests/types.ts';
import { type Charge, dot, drawCharge } from '../../parts/charge.ts';
import { star } from '../../parts/star.ts';
import { type HalfOutline, symmetric } from '../../parts/symmetric.ts';
import { BEAST, DRAGON, sword } from './kindOutlines.ts';

function closed(context: CanvasRenderingContext2D, outline: HalfOutline): void {
  context.beginPath();
  symmetric(context, outline);
  context.fill();
}

/** These emblems are slightly higher than other charges. */
const UNITS = 104;

const DRAW: Readonly<Record<Kind, Charge>> = {
  power(context, ink) {
    context.fillStyle = ink;
    context.beginPath();
    context.arc(-4, 0, 46, -1.05, 1.05, true);
    context.arc(14, 0, 40, 1.42, -1.42, false);
    context.closePath();
    context.fill();
    context.translate(24, 0);
    star(context, 24);
    context.fill();
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
    context.fillStyle = ink;
    closed(context, DRAGON);
    context.fillStyle = background;
    for (const side of [-1, 1]) dot(context, background, side * 5, -24, 2.6);
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
