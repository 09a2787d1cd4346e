import type { CanvasRenderingContext2D } from 'canvas';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';

interface Section {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function drawTitle(
  context: CanvasRenderingContext2D,
  theme: Theme,
  sheet: Section,
  text: string,
  note = '',
): void {
  const ink = { colour: theme.ink };
  const width = write(context, text, sheet.x + 22, sheet.y + 32, { ...ink, size: 25 });
  write(context, note, sheet.x + 34 + width, sheet.y + 33, {
    colour: theme.softInk,
    size: 18,
    weight: 'normal',
    maxWidth: sheet.width - 50 - width,
  });
  context.fillStyle = theme.parchment.dark;
  context.fillRect(sheet.x + 20, sheet.y + 52, sheet.width - 40, 1.5);
}

/** A note below the heading when there's nothing to show. */
export function drawNothing(
  context: CanvasRenderingContext2D,
  theme: Theme,
  sheet: Section,
  text: string,
): void {
  write(context, text, sheet.x + 22, sheet.y + 84, { size: 20, weight: 'normal', colour: theme.softInk });
}
