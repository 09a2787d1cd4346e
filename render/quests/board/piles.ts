import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { adventuresToEnd } from '../adventuresToEnd.ts';
import { drawIcon, type IconId } from '../cards/icons.ts';
import type { QuestsScene } from '../scene.ts';
import { HEADING, questAt, SIZE } from '../sheet.ts';
import { plate } from './plate.ts';

const PLACE = questAt(13);
const ROW = 70;

/** With this many adventures left, the end is near. */
const NEAR = 2;

export function drawPilesBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  plate(context, theme, PLACE);
}

/** Sizes of the piles, highlighted when there's nothing left to reveal. */
export function drawPiles(context: CanvasRenderingContext2D, { theme, view, words }: QuestsScene): void {
  const { piles } = words.questsPicture;
  const rows: readonly (readonly [IconId, number, string, boolean])[] = [
    ['adversaries', view.adversaryPile, piles.adversaries, view.adversaryPile === 0],
    ['knights', view.knightPile, piles.knights, false],
    ['discards', view.discards.length, piles.discards, false],
  ];
  rows.forEach(([icon, count, label, lit], row) => {
    const top = PLACE.y + 10 + row * ROW;
    if (lit) {
      roundedRect(context, PLACE.x + 9, top - 1, PLACE.width - 18, ROW - 2, 6);
      context.fillStyle = theme.highlight;
      context.fill();
    }
    const colour = lit ? theme.engraving : theme.chalk;
    const middle = PLACE.x + PLACE.width / 2;
    drawIcon(context, theme, icon, 42, middle - 26, top + 21);
    write(context, String(count), middle + 2, top + 21, { size: 34, colour });
    write(context, label, middle, top + 54, {
      size: 26,
      weight: 'normal',
      colour,
      align: 'centre',
      maxWidth: PLACE.width - 14,
    });
  });
}

/** What adventures are for, and how many end the game; highlighted when the end is near. */
export function drawHeading(context: CanvasRenderingContext2D, { theme, view, words }: QuestsScene): void {
  const left = adventuresToEnd(view);
  const text = words.questsPicture.heading(left);
  const size = 28;
  const maxWidth = SIZE.width - 2 * HEADING.x;
  if (left <= NEAR) {
    roundedRect(context, HEADING.x - 8, HEADING.y - 19, Math.min(maxWidth, widthOf(text, size)) + 16, 38, 8);
    context.fillStyle = theme.highlight;
    context.fill();
  }
  const colour = left <= NEAR ? theme.engraving : theme.chalk;
  write(context, text, HEADING.x, HEADING.y, { size, colour, maxWidth });
}
