import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { LEAST } from '../sheet.ts';

export const POINTS_HEIGHT = 34;

/** Points on a light plate. Returns its width. */
export function pointsChip(
  context: CanvasRenderingContext2D,
  theme: Theme,
  text: string,
  x: number,
  y: number,
): number {
  const width = widthOf(text, LEAST) + 18;
  roundedRect(context, x - width / 2, y - POINTS_HEIGHT / 2, width, POINTS_HEIGHT, 12);
  context.fillStyle = theme.parchment.light;
  context.fill();
  context.strokeStyle = theme.engraving;
  context.lineWidth = 2;
  context.stroke();
  write(context, text, x, y, { size: LEAST, colour: theme.ink, align: 'centre' });
  return width;
}
