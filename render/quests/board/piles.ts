import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { adventuresToEnd } from '../adventuresToEnd.ts';
import { drawIcon, type IconId } from '../cards/icons.ts';
import type { QuestsScene } from '../scene.ts';
import { questAt } from '../sheet.ts';
import { plate } from './plate.ts';

const PLACE = questAt(13);
const ROW = 54;

/** With this many adventures left, the end is near. */
const NEAR = 2;

export function drawPilesBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  plate(context, theme, PLACE);
}

/** Sizes of the piles and the number of adventures left, highlighted when the end is near. */
export function drawPiles(context: CanvasRenderingContext2D, { theme, view, words }: QuestsScene): void {
  const { piles } = words.questsPicture;
  const left = adventuresToEnd(view);
  const rows: readonly (readonly [IconId, number, string, boolean])[] = [
    ['adversaries', view.adversaryPile, piles.adversaries, view.adversaryPile === 0],
    ['knights', view.knightPile, piles.knights, false],
    ['discards', view.discards.length, piles.discards, false],
    ['adventure', left, piles.toEnd, left <= NEAR],
  ];
  rows.forEach(([icon, count, label, lit], row) => {
    const top = PLACE.y + 6 + row * ROW;
    if (lit) {
      roundedRect(context, PLACE.x + 9, top + 1, PLACE.width - 18, ROW - 1, 6);
      context.fillStyle = theme.highlight;
      context.fill();
    }
    const colour = lit ? theme.engraving : theme.chalk;
    drawIcon(context, theme, icon, 36, PLACE.x + 32, top + 20);
    write(context, String(count), PLACE.x + 56, top + 20, { size: 32, colour });
    write(context, label, PLACE.x + PLACE.width / 2, top + 44, {
      size: 14,
      colour,
      align: 'centre',
      maxWidth: PLACE.width - 22,
    });
  });
}
