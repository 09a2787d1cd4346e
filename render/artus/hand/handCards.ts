import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Words } from '../../../src/i18n/index.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { numberOf } from '../../parts/spoken.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { signed } from '../reading.ts';
import { drawFace } from './cardFace.ts';
import { CARD, NOW_Y } from './cardLayout.ts';

/** What a scoring card would score now, on a plate coloured by sign. */
function nowPlate(
  context: CanvasRenderingContext2D,
  theme: Theme,
  words: Words,
  now: number,
  x: number,
  y: number,
): void {
  const field = now > 0 ? theme.green : now < 0 ? theme.red : theme.yellow;
  roundedRect(context, x - CARD.width / 2 + 16, y - 25, CARD.width - 32, 50, 10);
  context.fillStyle = field.fill;
  context.fill();
  context.strokeStyle = field.edge;
  context.lineWidth = 2;
  context.stroke();
  write(context, words.artusPicture.hand.now(signed(now)), x, y, {
    size: 30,
    colour: field.text,
    align: 'centre',
    maxWidth: CARD.width - 40,
  });
}

/** A card face up, centred on (x, y). `now` is what it would score; null if that isn't settled yet. */
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
  const key = `card ${theme.id} ${seat} ${card} ${numberOf(words)}`;
  stamp(context, key, CARD.width + 24, CARD.height + 24, x, y, (inner) =>
    drawFace(inner, theme, words, seat, card),
  );
  if (now !== null) nowPlate(context, theme, words, now, x, y + NOW_Y);
}
