import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { LEAST } from '../sheet.ts';

/** A 50-point tile with its number: a gold plate with cut corners. `text` counts the tiles. */
export function drawScoreTiles(
  context: CanvasRenderingContext2D,
  theme: Theme,
  text: string,
  left: number,
  y: number,
): void {
  const width = widthOf(text, LEAST) + 14;
  const [top, bottom, cut] = [y - 19, y + 19, 8];
  context.beginPath();
  for (const [x, at] of [
    [left + cut, top],
    [left + width - cut, top],
    [left + width, top + cut],
    [left + width, bottom - cut],
    [left + width - cut, bottom],
    [left + cut, bottom],
    [left, bottom - cut],
    [left, top + cut],
  ] as const)
    context.lineTo(x, at);
  context.closePath();
  context.fillStyle = theme.gold.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1.5;
  context.stroke();
  write(context, text, left + width / 2, y, { size: LEAST, colour: theme.engraving, align: 'centre' });
}
