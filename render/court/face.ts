import { trace, traceBoth, traceSymmetric } from '../parts/path.ts';
import type { Pen } from '../pen.ts';
import { mix } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';

export type Trace = (pen: Pen) => void;

/** A filled shape, or a line if it has a width, in units of a hundredth of the figure's height. */
export interface Layer {
  readonly colour: string;
  readonly trace: Trace;
  readonly width?: number;
}

export const along =
  (path: string): Trace =>
  ({ context }) =>
    trace(context, path);

export const half =
  (path: string): Trace =>
  ({ context }) =>
    traceSymmetric(context, path);

/** The path and its mirror image. */
export const both =
  (path: string): Trace =>
  ({ context }) =>
    traceBoth(context, path);

export const oval =
  (x: number, y: number, width: number, height: number): Trace =>
  ({ context }) => {
    context.moveTo(x + width, y);
    context.ellipse(x, y, width, height, 0, 0, Math.PI * 2);
  };

/** The same on both sides: `x` is the distance from the middle. */
export const pair =
  (x: number, y: number, width: number, height: number): Trace =>
  (pen) => {
    oval(-x, y, width, height)(pen);
    oval(x, y, width, height)(pen);
  };

/** A curve across the middle, bent down by `sag`. */
export const arc = (reach: number, y: number, sag: number): Trace =>
  along(`M${-reach} ${y}Q0 ${y + 2 * sag} ${reach} ${y}`);

export const SHOULDERS = half('M0 16L18 16Q41 20 45 50L0 50');

/** Where a face's features are, from its middle. */
interface Face {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly iris: string;
  /** Height and colour of the brows, and how far they rise towards the temples. */
  readonly brow: { readonly colour: string; readonly width: number; readonly lift: number };
}

const brows = (y: number, lift: number): Trace => both(`M3.5 ${y}Q8 ${y - 3.5} 12.5 ${y - lift}`);

const nose = (y: number): Trace => along(`M0.5 ${y - 3}Q3.6 ${y + 3.5} -1.8 ${y + 4.2}`);

/** Skin, cheeks, eyes, brows and nose, from back to front. */
export function faceLayers(theme: Theme, { y, width, height, iris, brow }: Face): readonly Layer[] {
  const { skin } = theme.castle;
  const warm = mix(skin, theme.seats[0]?.field ?? skin, 0.28);
  return [
    { colour: skin, trace: oval(0, y, width, height) },
    { colour: warm, trace: pair(width * 0.58, y + 6, 3.6, 2.6) },
    { colour: theme.chalk, trace: pair(7.2, y - 1, 4.3, 3.5) },
    { colour: iris, trace: pair(7.2, y - 0.8, 2.7, 3) },
    { colour: theme.engraving, trace: pair(7.2, y - 0.6, 1.5, 1.9) },
    { colour: brow.colour, trace: brows(y - 6, brow.lift), width: brow.width },
    { colour: mix(skin, theme.castle.hair, 0.5), trace: nose(y + 2), width: 1.5 },
  ];
}
