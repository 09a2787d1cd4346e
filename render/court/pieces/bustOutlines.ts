import type { CanvasRenderingContext2D } from 'canvas';
import { star } from '../../parts/star.ts';
import { type HalfOutline, symmetric } from '../../parts/symmetric.ts';

export type Trace = (context: CanvasRenderingContext2D) => void;

const half =
  (outline: HalfOutline): Trace =>
  (context) =>
    symmetric(context, outline);

export const SHOULDERS = half({
  start: [0, 14],
  segments: [
    [16, 14],
    [40, 18, 44, 50],
    [0, 50],
  ],
});

export const HAT = half({
  start: [0, -52],
  segments: [
    [10, -36, 22, -16],
    [42, -12, 42, -4],
    [22, 2, 0, 2],
  ],
});

export const LONG_BEARD = half({
  start: [0, 6],
  segments: [
    [8, 4, 19, 2],
    [24, 26, 0, 47],
  ],
});

export const VEIL = half({
  start: [0, -40],
  segments: [
    [28, -40, 28, -8],
    [30, 14, 36, 32],
    [20, 38, 0, 36],
  ],
});

export const CIRCLET = half({
  start: [0, -44],
  segments: [
    [5, -34],
    [15, -38],
    [16, -30],
    [27, -30],
    [25, -19],
    [0, -21],
  ],
});

export const MANE = half({
  start: [0, -30],
  segments: [
    [25, -30],
    [28, 4],
    [24, 34, 0, 38],
  ],
});

export const MOUSTACHE = half({
  start: [0, 8],
  segments: [
    [10, 6, 18, 14],
    [8, 18, 0, 14],
  ],
});

export const KINGS_CROWN = half({
  start: [0, -52],
  segments: [
    [11, -36],
    [31, -50],
    [27, -18],
    [14, -15, 0, -15],
  ],
});

export const HELM = half({
  start: [0, -36],
  segments: [
    [27, -36, 28, -8],
    [26, 22],
    [14, 32, 0, 34],
  ],
});

export const VISOR = half({
  start: [0, -12],
  segments: [
    [23, -14],
    [23, -5],
    [5, -4],
    [4, 24],
    [0, 24],
  ],
});

export const PLUME: Trace = (context) => {
  context.moveTo(-6, -32);
  context.quadraticCurveTo(-14, -54, 12, -52);
  context.quadraticCurveTo(42, -48, 44, -12);
  context.quadraticCurveTo(30, -34, 6, -30);
  context.closePath();
};

export const HAT_STAR: Trace = (context) => {
  context.save();
  context.translate(0, -22);
  star(context, 10);
  context.restore();
};
