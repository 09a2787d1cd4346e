import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { signed } from '../reading.ts';

const HEIGHT = 34;
const SIZE = 27;
const MARGIN = 7;

/** Width at scale 1 in pixels; 0 for no tag. */
export function tagWidth(change: number): number {
  return change === 0 ? 0 : Math.ceil(widthOf(signed(change), SIZE)) + 2 * MARGIN;
}

/** A tag with the amount of a change, from x to the right; nothing for 0. Returns its width. */
export function changeTag(
  context: CanvasRenderingContext2D,
  theme: Theme,
  change: number,
  x: number,
  y: number,
  scale: number,
): number {
  const width = tagWidth(change) * scale;
  if (change === 0) return 0;
  roundedRect(context, x, y - (HEIGHT / 2) * scale, width, HEIGHT * scale, 8 * scale);
  context.fillStyle = theme.highlight;
  context.fill();
  context.strokeStyle = theme.engraving;
  context.lineWidth = 2;
  context.stroke();
  write(context, signed(change), x + width / 2, y, {
    size: Math.round(SIZE * scale),
    colour: theme.engraving,
    align: 'centre',
  });
  return width;
}
