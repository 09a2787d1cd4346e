import type { Pen } from '../pen.ts';

/** In pixels; x and y are those of the upper left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Traces a sector of a ring around (x, y), between two radii and two angles in radians. */
export function sector(
  { context }: Pen,
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): void {
  context.beginPath();
  context.arc(x, y, outer, from, to);
  context.arc(x, y, inner, to, from, true);
  context.closePath();
}

/** Begins a path with a five-pointed star around the origin. */
export function star(pen: Pen, radius: number): Pen {
  const { context } = pen;
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    const r = point % 2 === 0 ? radius : radius * 0.45;
    context.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
  }
  context.closePath();
  return pen;
}

/** A line [x, y], a quadratic curve [cx, cy, x, y] or a cubic curve [c1x, c1y, c2x, c2y, x, y]. */
type Segment =
  | readonly [number, number]
  | readonly [number, number, number, number]
  | readonly [number, number, number, number, number, number];

/** The right half of a shape that's symmetric about x = 0, from top to bottom. */
export interface HalfOutline {
  readonly start: readonly [number, number];
  readonly segments: readonly Segment[];
}

function end(segment: Segment): readonly [number, number] {
  return [segment[segment.length - 2] as number, segment[segment.length - 1] as number];
}

function follow({ context }: Pen, segment: Segment): void {
  if (segment.length === 2) context.lineTo(...segment);
  else if (segment.length === 4) context.quadraticCurveTo(...segment);
  else context.bezierCurveTo(...segment);
}

/** Begins a path with the closed outline. */
export function symmetric(pen: Pen, { start, segments }: HalfOutline): Pen {
  const { context } = pen;
  context.beginPath();
  context.moveTo(...start);
  for (const segment of segments) follow(pen, segment);
  for (let i = segments.length - 1; i >= 0; i--) {
    const segment = segments[i] as Segment;
    const [x, y] = i === 0 ? start : end(segments[i - 1] as Segment);
    if (segment.length === 2) context.lineTo(-x, y);
    else if (segment.length === 4) context.quadraticCurveTo(-segment[0], segment[1], -x, y);
    else context.bezierCurveTo(-segment[2], segment[3], -segment[0], segment[1], -x, y);
  }
  context.closePath();
  return pen;
}

export const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The part of their own widths that texts side by side may take, so that all of them fit in the room. */
export function shareOf(widths: readonly number[], room: number): number {
  const wanted = sumOf(widths);
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
  pen.context.save();
  pen.context.scale(size / units, size / units);
  charge(pen, ink, background);
  pen.context.restore();
}
