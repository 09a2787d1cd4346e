import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { signed } from '../reading.ts';

export const TAG = { width: 46, height: 28 } as const;

/** A tag with the amount of a change; nothing for 0. */
export function changeTag(
  context: CanvasRenderingContext2D,
  theme: Theme,
  change: number,
  x: number,
  y: number,
  scale: number,
): void {
  if (change === 0) return;
  const { width, height } = TAG;
  roundedRect(
    context,
    x - (width / 2) * scale,
    y - (height / 2) * scale,
    width * scale,
    height * scale,
    6 * scale,
  );
  context.fillStyle = theme.highlight;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1.5;
  context.stroke();
  write(context, signed(change), x, y, {
    size: Math.round(22 * scale),
    colour: theme.engraving,
    align: 'centre',
  });
}
