import type { CanvasRenderingContext2D } from 'canvas';

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

function follow(context: CanvasRenderingContext2D, segment: Segment): void {
  if (segment.length === 2) context.lineTo(...segment);
  else if (segment.length === 4) context.quadraticCurveTo(...segment);
  else context.bezierCurveTo(...segment);
}

/** Adds the closed outline to the current path. */
export function symmetric(context: CanvasRenderingContext2D, { start, segments }: HalfOutline): void {
  context.moveTo(...start);
  for (const segment of segments) follow(context, segment);
  for (let i = segments.length - 1; i >= 0; i--) {
    const segment = segments[i] as Segment;
    const [x, y] = i === 0 ? start : end(segments[i - 1] as Segment);
    if (segment.length === 2) context.lineTo(-x, y);
    else if (segment.length === 4) context.quadraticCurveTo(-segment[0], segment[1], -x, y);
    else context.bezierCurveTo(-segment[2], segment[3], -segment[0], segment[1], -x, y);
  }
  context.closePath();
}
