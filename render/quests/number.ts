import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { small } from '../parts/text.ts';
import type { Pen } from '../pen.ts';

/** Draws a choice's number on a small button, as it isn't the value of what it's on. */
export function drawNumberButton(
  pen: Pen,
  number: number | string,
  half: number,
  x: number,
  y: number,
): void {
  const { engraving, highlight } = pen.theme;
  pen.roundedRect(x - half, y - half, 2 * half, 2 * half, half * 0.4);
  pen.fill(engraving).stroke(highlight, 3.5);
  const size = Math.max(26, Math.round(half * 1.35));
  pen.write(String(number), x, y, { size, colour: highlight, align: 'centre', maxWidth: 2 * half - 6 });
}

const SAMPLE = 20;

/** Draws what such numbers are, in a line that ends at `right`. */
export function drawNumberLegend(
  pen: Pen,
  t: Translate,
  { right, y, width }: { readonly right: number; readonly y: number; readonly width: number },
): void {
  const ink = small(pen.theme.softInk, { align: 'right' });
  const maxWidth = Math.max(80, width - 2 * SAMPLE - 12);
  const told = pen.write(`= ${t('quests-picture-choice-button')}`, right, y, { ...ink, maxWidth });
  drawNumberButton(pen, '1', SAMPLE, right - told - 10 - SAMPLE, y);
}
