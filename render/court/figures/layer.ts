import type { CanvasRenderingContext2D } from 'canvas';
import { type HalfOutline, symmetric } from '../../parts/symmetric.ts';

export type Trace = (context: CanvasRenderingContext2D) => void;

/** A filled shape, or a line if it has a width, in units of a hundredth of the figure's height. */
export interface Layer {
  readonly colour: string;
  readonly trace: Trace;
  readonly width?: number;
}

export const half =
  (outline: HalfOutline): Trace =>
  (context) =>
    symmetric(context, outline);

export const oval =
  (x: number, y: number, width: number, height: number): Trace =>
  (context) => {
    context.moveTo(x + width, y);
    context.ellipse(x, y, width, height, 0, 0, Math.PI * 2);
  };

/** The same on both sides: `x` is the distance from the middle. */
export const pair =
  (x: number, y: number, width: number, height: number): Trace =>
  (context) => {
    oval(-x, y, width, height)(context);
    oval(x, y, width, height)(context);
  };

/** A curve and its mirror image: from, by way of a control point, to. */
export const curves =
  (...all: readonly (readonly [number, number, number, number, number, number])[]): Trace =>
  (context) => {
    for (const [x, y, cx, cy, toX, toY] of all) {
      for (const side of [1, -1]) {
        context.moveTo(x * side, y);
        context.quadraticCurveTo(cx * side, cy, toX * side, toY);
      }
    }
  };

/** A curve across the middle, bent down by `sag`. */
export const arc =
  (reach: number, y: number, sag: number): Trace =>
  (context) => {
    context.moveTo(-reach, y);
    context.quadraticCurveTo(0, y + 2 * sag, reach, y);
  };

export const SHOULDERS = half({
  start: [0, 16],
  segments: [
    [18, 16],
    [41, 20, 45, 50],
    [0, 50],
  ],
});
