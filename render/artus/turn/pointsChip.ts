import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { LEAST } from '../sheet.ts';

export const POINTS_HEIGHT = 34;

export function pointsWidth(text: string): number {
  return widthOf(text, LEAST) + 18;
}

/** Points on a light plate. */
export function pointsChip(
  context: CanvasRenderingContext2D,
  theme: Theme,
  text: string,
  x: number,
  y: number,
): void {
  const width = pointsWidth(text);
  roundedRect(context, x - width / 2, y - POINTS_HEIGHT / 2, width, POINTS_HEIGHT, 12);
  context.fillStyle = theme.parchment.light;
  context.fill();
  context.strokeStyle = theme.engraving;
  context.lineWidth = 2;
  context.stroke();
  write(context, text, x, y, { size: LEAST, colour: theme.ink, align: 'centre' });
}
