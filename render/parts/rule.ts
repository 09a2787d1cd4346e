import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../themes/theme.ts';
import type { Rect } from './rect.ts';

const MARGIN = 24;

/** A thin line across a parchment. */
export function rule(context: CanvasRenderingContext2D, theme: Theme, sheet: Rect, y: number): void {
  context.fillStyle = theme.parchment.dark;
  context.fillRect(sheet.x + MARGIN, y - 0.75, sheet.width - 2 * MARGIN, 1.5);
}
