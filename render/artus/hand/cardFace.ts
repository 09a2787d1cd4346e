import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Words } from '../../../src/i18n/index.ts';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { cardRow } from '../cardIcons.ts';
import { LEAST } from '../sheet.ts';
import { drawArt } from './cardArt.ts';
import { header } from './cardColours.ts';
import { CARD } from './cardLayout.ts';
import { drawSign } from './cardSign.ts';

export function drawFace(
  context: CanvasRenderingContext2D,
  theme: Theme,
  words: Words,
  seat: Seat,
  card: CardId,
): void {
  const row = cardRow(card);
  const { width, height } = CARD;
  withShadow(context, theme, 9, () => {
    roundedRect(context, -width / 2, -height / 2, width, height, 14);
    context.fillStyle = theme.parchment.light;
    context.fill();
  });
  roundedRect(context, -width / 2 + 5.5, -height / 2 + 5.5, width - 11, height - 11, 10);
  context.strokeStyle = theme.parchment.dark;
  context.lineWidth = 1.5;
  context.stroke();
  const band = header(theme, row.pile, seat);
  roundedRect(context, -width / 2 + 10, -height / 2 + 10, width - 20, 42, 7);
  context.fillStyle = band.fill;
  context.fill();
  context.strokeStyle = band.edge;
  context.lineWidth = 1.5;
  context.stroke();
  write(context, words.artusPicture.hand.title(card), 0, -height / 2 + 31, {
    size: LEAST,
    colour: band.text,
    align: 'centre',
    maxWidth: width - 24,
  });
  drawArt(context, theme, seat, row);
  drawSign(context, theme, words, row);
}
