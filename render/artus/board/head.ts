import type { CanvasRenderingContext2D } from 'canvas';
import type { Metal } from '../../../src/games/artus/types.ts';
import { crown } from '../../parts/crown.ts';
import { type HalfOutline, symmetric } from '../../parts/symmetric.ts';
import type { Theme } from '../../themes/theme.ts';

const SHOULDERS: HalfOutline = {
  start: [0, 22],
  segments: [
    [10, 22],
    [12, 30, 30, 34],
    [46, 38, 48, 60],
    [0, 60],
  ],
};
const FACE: HalfOutline = {
  start: [0, -26],
  segments: [
    [19, -26, 20, -2],
    [20, 24, 0, 28],
  ],
};
const HELMET: HalfOutline = {
  start: [0, -44],
  segments: [
    [28, -40, 27, -2],
    [28, 20, 16, 24],
    [17, 10, 15, -8],
    [5, -10],
    [5, 7],
    [0, 10],
  ],
};
const BEARD: HalfOutline = {
  start: [0, 9],
  segments: [
    [10, 6, 14, 0],
    [22, -14],
    [27, 10, 17, 28],
    [9, 38, 0, 42],
  ],
};
const LOCKS: HalfOutline = {
  start: [0, -30],
  segments: [
    [26, -30, 27, 0],
    [27, 22, 32, 30],
    [18, 30, 0, 30],
  ],
};

function fill(context: CanvasRenderingContext2D, outline: HalfOutline, colour: string): void {
  context.beginPath();
  symmetric(context, outline);
  context.fillStyle = colour;
  context.fill();
}

function eyes(context: CanvasRenderingContext2D, ink: string, y: number): void {
  context.fillStyle = ink;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(side * 9, y, 2.8, 3.6, 0, 0, Math.PI * 2);
    context.fill();
  }
}

function stroke(
  context: CanvasRenderingContext2D,
  ink: string,
  width: number,
  points: readonly [number, number, number, number, number, number],
): void {
  const [fromX, fromY, bendX, bendY, toX, toY] = points;
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.quadraticCurveTo(bendX, bendY, toX, toY);
  context.strokeStyle = ink;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.stroke();
}

/** A young man's head in an open helmet of his metal, about 100 units high around the origin. */
export function princeHead(context: CanvasRenderingContext2D, theme: Theme, metal: Metal): void {
  const { engraving, castle } = theme;
  fill(context, SHOULDERS, engraving);
  fill(context, FACE, castle.skin);
  eyes(context, engraving, 2);
  stroke(context, engraving, 2.6, [-6, 17, 0, 20, 6, 17]);
  fill(context, HELMET, theme[metal].mid);
  context.lineJoin = 'round';
  context.strokeStyle = engraving;
  context.lineWidth = 5;
  context.stroke();
  stroke(context, engraving, 4, [-20, -13, 0, -20, 20, -13]);
  stroke(context, engraving, 4, [0, -40, 0, -30, 0, -16]);
}

/** An old man's bearded head with a crown, about 100 units high around the origin. */
export function kingHead(context: CanvasRenderingContext2D, theme: Theme): void {
  const { engraving, castle, gold, carpet } = theme;
  fill(context, SHOULDERS, carpet.fill);
  fill(context, LOCKS, castle.hair);
  fill(context, FACE, castle.skin);
  fill(context, BEARD, castle.hair);
  eyes(context, engraving, -5);
  stroke(context, castle.skin, 3, [-6, 16, 0, 19, 6, 16]);
  context.save();
  context.translate(0, -38);
  crown(context, 78, engraving);
  context.translate(0, 2);
  crown(context, 60, gold.light);
  context.restore();
}
