import type { CanvasRenderingContext2D } from 'canvas';
import type { Rect } from '../parts/rect.ts';
import { roundedRect } from '../parts/shapes.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';

/** Radius of a number's disc. */
export const DISC = 25;

/** Free space between a frame and what's in it. */
const AIR = 4;

/** A frame that stands out on anything: dark outside, bright inside. */
export function frame(context: CanvasRenderingContext2D, theme: Theme, { x, y, width, height }: Rect): void {
  roundedRect(context, x - AIR, y - AIR, width + 2 * AIR, height + 2 * AIR, 12);
  for (const [colour, line] of [
    [theme.ink, 13],
    [theme.highlight, 7],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = line;
    context.stroke();
  }
}

/** A number on a disc. */
export function disc(
  context: CanvasRenderingContext2D,
  theme: Theme,
  number: number,
  x: number,
  y: number,
): void {
  context.beginPath();
  context.arc(x, y, DISC, 0, 2 * Math.PI);
  context.fillStyle = theme.highlight;
  context.fill();
  context.strokeStyle = theme.ink;
  context.lineWidth = 5;
  context.stroke();
  write(context, String(number), x, y, { size: 34, colour: theme.ink, align: 'centre' });
}

/** A number on the corner of anything smaller would hide it. */
const SMALL = 100;

/** Where the frame's number sits: on its upper left corner, beside a small frame, but inside the picture. */
export function placeOf({ x, y, width, height }: Rect): readonly [number, number] {
  const edge = DISC + 3;
  if (Math.min(width, height) >= SMALL) return [Math.max(edge, x), Math.max(edge, y)];
  const left = x - AIR - edge;
  return [left >= edge ? left : x + width + AIR + edge, y + height / 2];
}
