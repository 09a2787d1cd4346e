import type { CanvasRenderingContext2D } from 'canvas';
import type { Kind } from '../../../src/games/quests/types.ts';
import { type Charge, dot, drawCharge } from '../../parts/charge.ts';
import { star } from '../../parts/star.ts';
import { type HalfOutline, symmetric } from '../../parts/symmetric.ts';

/** Bat's wings with three ribs, a horned head and a barbed tail. */
const DRAGON: HalfOutline = {
  start: [0, -28],
  segments: [
    [4, -32, 6, -30],
    [8, -42, 15, -48],
    [16, -38, 12, -26],
    [14, -18, 9, -12],
    [12, -8, 15, -6],
    [22, -30, 34, -42],
    [46, -34, 50, -10],
    [50, 4, 47, 14],
    [40, 2, 33, 6],
    [32, 14, 31, 22],
    [24, 10, 17, 12],
    [14, 20, 8, 24],
    [7, 31, 6, 34],
    [14, 34],
    [0, 50],
  ],
};

/** A beast's head: horns that bend upwards, broad brow, jaw. */
const BEAST: HalfOutline = {
  start: [0, -22],
  segments: [
    [10, -24, 16, -22],
    [34, -22, 32, -48],
    [52, -34, 48, -12],
    [46, 0, 33, 2],
    [36, 12, 31, 24],
    [26, 40, 14, 46],
    [6, 49, 0, 49],
  ],
};

function closed(context: CanvasRenderingContext2D, outline: HalfOutline): void {
  context.beginPath();
  symmetric(context, outline);
  context.fill();
}

/** One sword from the lower left to the upper right. */
function sword(context: CanvasRenderingContext2D, ink: string): void {
  context.fillStyle = ink;
  context.beginPath();
  context.moveTo(0, -58);
  context.lineTo(7, -48);
  context.lineTo(6, 22);
  context.lineTo(21, 22);
  context.lineTo(21, 31);
  context.lineTo(5, 31);
  context.lineTo(5, 48);
  context.lineTo(-5, 48);
  context.lineTo(-5, 31);
  context.lineTo(-21, 31);
  context.lineTo(-21, 22);
  context.lineTo(-6, 22);
  context.lineTo(-7, -48);
  context.closePath();
  context.fill();
  dot(context, ink, 0, 53, 8);
}

/** The emblems are somewhat higher than charges are. */
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

/** The emblem of a kind of adversary with its middle at the origin, `size` pixels high. */
export function kindEmblem(
  context: CanvasRenderingContext2D,
  kind: Kind,
  size: number,
  ink: string,
  background: string,
): void {
  drawCharge(context, DRAW[kind], size, ink, background, UNITS);
}
