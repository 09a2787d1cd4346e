import type { CanvasRenderingContext2D } from 'canvas';
import type { Rect } from '../../parts/rect.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';

/** Distance from a sheet's top to what's below its title. */
export const CONTENT = 62;

export function drawTitle(
  context: CanvasRenderingContext2D,
  theme: Theme,
  sheet: Rect,
  text: string,
  note = '',
): void {
  write(context, text, sheet.x + 20, sheet.y + 30, {
    size: 28,
    colour: theme.ink,
    maxWidth: sheet.width - 40,
  });
  context.fillStyle = theme.parchment.dark;
  context.fillRect(sheet.x + 18, sheet.y + 52, sheet.width - 36, 1.5);
  write(context, note, sheet.x + sheet.width - 20, sheet.y + sheet.height - 28, {
    colour: theme.softInk,
    size: 26,
    weight: 'normal',
    align: 'right',
    maxWidth: sheet.width - 40,
  });
}

/** A note below the heading when there's nothing to show. */
export function drawNothing(
  context: CanvasRenderingContext2D,
  theme: Theme,
  sheet: Rect,
  text: string,
): void {
  write(context, text, sheet.x + 20, sheet.y + CONTENT + 26, {
    size: 26,
    weight: 'normal',
    colour: theme.softInk,
    maxWidth: sheet.width - 40,
  });
}
