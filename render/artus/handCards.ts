import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId, Metal } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Words } from '../../src/i18n/index.ts';
import { roundedRect, withShadow } from '../parts/shapes.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { cardRow, shortSign } from './cardIcons.ts';
import { drawFigure } from './figures.ts';
import { signed } from './reading.ts';

export const CARD = { width: 180, height: 330 } as const;

/** Figures that the card moves or scores, in a row. */
function figures(context: CanvasRenderingContext2D, theme: Theme, seat: Seat, card: CardId, y: number): void {
  const { moveKnight, movePrince, ring, scoring } = cardRow(card);
  const metals: readonly Metal[] = movePrince?.metals ?? ring ?? [];
  if (scoring !== undefined && scoring.of !== 'best') {
    const count = scoring.of === 'all' ? 4 : scoring.places.length;
    for (let i = 0; i < count; i++) {
      drawFigure(context, theme, { kind: 'knight', seat }, 50, (i - (count - 1) / 2) * 38, y);
    }
    return;
  }
  const shown = moveKnight === undefined ? metals : [];
  if (moveKnight !== undefined) drawFigure(context, theme, { kind: 'knight', seat }, 92, 0, y);
  shown.forEach((metal, i) => {
    const x = (i - (shown.length - 1) / 2) * 76;
    drawFigure(
      context,
      theme,
      { kind: 'prince', metal, rings: ring === undefined ? 1 : 2, king: false },
      88,
      x,
      y,
    );
  });
}

/** A card face up, its upper left corner at (x, y). `now` is what it would score. */
export function drawCard(
  context: CanvasRenderingContext2D,
  theme: Theme,
  words: Words,
  seat: Seat,
  card: CardId,
  now: number | null,
  x: number,
  y: number,
): void {
  const { pile } = cardRow(card);
  const middle = x + CARD.width / 2;
  withShadow(context, theme, 8, () => {
    roundedRect(context, x, y, CARD.width, CARD.height, 14);
    context.fillStyle = theme.parchment.light;
    context.fill();
  });
  roundedRect(context, x + 6, y + 6, CARD.width - 12, 40, 9);
  context.fillStyle = theme.ink;
  context.fill();
  write(context, words.picture.artus.hand.piles[pile], middle, y + 26, {
    size: 22,
    colour: theme.parchment.light,
    align: 'centre',
    maxWidth: CARD.width - 24,
  });
  context.save();
  context.translate(middle, 0);
  figures(context, theme, seat, card, y + 120);
  context.restore();
  write(context, shortSign(card), middle, y + 222, { size: 58, colour: theme.ink, align: 'centre' });
  if (now !== null) {
    write(context, `${words.picture.artus.hand.now} ${signed(now)}`, middle, y + 290, {
      size: 30,
      colour: theme.ink,
      align: 'centre',
    });
  }
}
