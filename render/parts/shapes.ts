import type { Pen } from '../pen.ts';

/** In pixels; x and y are those of the upper left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle without a margin at both sides, and one above and below. */
export const inset = ({ x, y, width, height }: Rect, aside: number, above = aside): Rect => ({
  ...{ x: x + aside, y: y + above },
  ...{ width: width - 2 * aside, height: height - 2 * above },
});

/** A sector of a ring around (x, y), between two radii and two angles in radians; with no inner radius, the whole disc. */
export interface Sector {
  readonly x: number;
  readonly y: number;
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
}

/** Begins a path around it. */
export function sector({ context }: Pen, { x, y, inner, outer, from, to }: Sector): void {
  context.beginPath();
  context.arc(x, y, outer, from, to);
  context.arc(x, y, inner, to, from, true);
  context.closePath();
}

/** Begins a path with a five-pointed star around the origin. */
export const star = (pen: Pen, radius: number): Pen =>
  pen.around(10, (_, point) => (point % 2 === 0 ? radius : radius * 0.45));

/** Draws a pennant on its pole around the origin; the height is in pixels. */
export function pennant(pen: Pen, size: number, field: string, ink: string): void {
  pen.atScale(size / 100, 0, 0, () => {
    pen.context.lineJoin = 'round';
    pen.path('M-30 -44H46L26 -18L46 8H-30Z').fill(field).stroke(ink, 7);
    pen.roundedRect(-40, -50, 11, 100, 4).fill(ink);
  });
}

/** An arrow to the right, or turned clockwise by an angle in radians, `size` pixels long, from (x, y). */
export function arrow(pen: Pen, colour: string, x: number, y: number, size: number, turned = 0): void {
  pen.at(x, y, () => {
    if (turned !== 0) pen.context.rotate(turned);
    pen.context.scale(size / 100, size / 100);
    pen.path('M0 -12H50V-36L100 0L50 36V12H0Z').fill(colour);
  });
}

/** Strikes out what isn't possible with a bright line with round ends; its dark edges are half as wide. */
export function strike(
  pen: Pen,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  width: number,
  colour = pen.theme.parchment.light,
): void {
  pen.context.lineCap = 'round';
  pen
    .line(from, to)
    .stroke(pen.theme.engraving, 2 * width)
    .stroke(colour, width);
  pen.context.lineCap = 'butt';
}

export const addUp = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The part of their own widths that texts side by side may take, so that all of them fit in the room. */
export function fittingShare(widths: readonly number[], room: number): number {
  const wanted = addUp(widths);
  return wanted <= room ? 1 : Math.max(0, room / wanted);
}

/** Draws around the origin, about 100 units high: `ink` on the colour `background`. */
export type Charge = (pen: Pen, ink: string, background: string) => void;

/** Draws the charge centred on the origin, scaled so that `units` of its own become `size` pixels. */
export function drawCharge(
  pen: Pen,
  charge: Charge,
  size: number,
  ink: string,
  background: string,
  units = 100,
): void {
  pen.atScale(size / units, 0, 0, () => charge(pen, ink, background));
}
