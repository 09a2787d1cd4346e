import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { tiles } from '../reading.ts';

const TILES_SHOWN = 2;

/** One 50-point tile with its right edge at `right`. */
function tile(context: CanvasRenderingContext2D, theme: Theme, right: number, y: number): void {
  roundedRect(context, right - 36, y - 13, 36, 26, 6);
  context.fillStyle = theme.gold.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1.5;
  context.stroke();
  write(context, '50', right - 18, y, { size: 19, colour: theme.engraving, align: 'centre' });
}

/** Tiles side by side, or one tile and a count. */
export function drawScoreTiles(
  context: CanvasRenderingContext2D,
  theme: Theme,
  score: number,
  right: number,
  y: number,
): void {
  const count = tiles(score);
  if (count > TILES_SHOWN) {
    const width = write(context, `×${count}`, right, y, { size: 22, colour: theme.ink, align: 'right' });
    tile(context, theme, right - width - 5, y);
  } else for (let i = 0; i < count; i++) tile(context, theme, right - i * 41, y);
}
