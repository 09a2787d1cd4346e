import type { CanvasRenderingContext2D } from 'canvas';
import { LAST_ADVENTURE } from '../../src/games/quests/data.ts';
import type { QuestsView } from '../../src/games/quests/types.ts';
import { roundedRect, withShadow } from '../parts/shapes.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { drawIcon, type IconId } from './icons.ts';
import type { QuestsScene } from './scene.ts';
import { questAt } from './sheet.ts';

const PLACE = questAt(13);
const ROW = 54;
/** So few adventures are left to take that the end is near. */
const NEAR = 2;

/** Adventures yet to be taken before the game ends at once. */
export function adventuresToEnd(view: QuestsView): number {
  return Math.max(0, LAST_ADVENTURE - view.adventures.filter(({ taken }) => taken !== null).length);
}

/** The plate on which piles are counted; also the ground of the turn's plate. */
export function plate(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  withShadow(context, theme, 8, () => {
    roundedRect(context, x, y, width, height, 12);
    context.fillStyle = theme.top.dark;
    context.fill();
  });
  roundedRect(context, x + 1.5, y + 1.5, width - 3, height - 3, 11);
  context.strokeStyle = theme.gold.mid;
  context.lineWidth = 2.5;
  context.stroke();
  roundedRect(context, x + 6.5, y + 6.5, width - 13, height - 13, 7);
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1;
  context.stroke();
}

export function drawPilesGround(context: CanvasRenderingContext2D, theme: Theme): void {
  plate(context, theme, PLACE);
}

/** Sizes of the piles and how many adventures are left, lit where the end is near. */
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
