import type { CanvasRenderingContext2D } from 'canvas';
import type { CardRow } from '../../../src/games/artus/data.ts';
import type { Words } from '../../../src/i18n/index.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { shortSign } from '../cardIcons.ts';
import { LEAST } from '../sheet.ts';
import { ABOVE_NOW_Y, ARROW_Y, CARD, SIGN_Y, WORDS_Y } from './cardLayout.ts';

/** A ring with a plus sign, for cards that add one. */
function ringSign(context: CanvasRenderingContext2D, theme: Theme): void {
  context.beginPath();
  context.arc(22, SIGN_Y, 24, 0, Math.PI * 2);
  for (const [width, colour] of [
    [15, theme.engraving],
    [10, theme.gold.mid],
    [3, theme.gold.light],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
  write(context, '+', -34, SIGN_Y, { size: 56, colour: theme.ink, align: 'centre' });
}

/** An arrow below the range: forwards only, or both ways. */
function wayArrow(context: CanvasRenderingContext2D, theme: Theme, both: boolean): void {
  context.fillStyle = theme.ink;
  context.fillRect(both ? -36 : -44, ARROW_Y - 4, both ? 72 : 68, 8);
  for (const side of both ? [-1, 1] : [1]) {
    context.beginPath();
    context.moveTo(side * (both ? 54 : 46), ARROW_Y);
    context.lineTo(side * (both ? 28 : 20), ARROW_Y - 17);
    context.lineTo(side * (both ? 28 : 20), ARROW_Y + 17);
    context.closePath();
    context.fill();
  }
}

/** What the card does, in one or two lines at its foot. */
function footWords(
  context: CanvasRenderingContext2D,
  theme: Theme,
  words: Words,
  { id, scoring }: CardRow,
): void {
  const { hand } = words.artusPicture;
  const line = { size: LEAST, colour: theme.ink, align: 'centre', maxWidth: CARD.width - 14 } as const;
  if (scoring !== undefined) write(context, hand.scores(id), 0, ABOVE_NOW_Y, line);
  else
    hand.does(id).forEach((text, i) => {
      write(context, text, 0, WORDS_Y[i] ?? 0, line);
    });
}

/** The range, or what's scored, large; and in words. */
export function drawSign(context: CanvasRenderingContext2D, theme: Theme, words: Words, row: CardRow): void {
  const { scoring, ring, movePrince, moveKnight } = row;
  const ink = { colour: theme.ink, align: 'centre', maxWidth: CARD.width - 18 } as const;
  footWords(context, theme, words, row);
  if (scoring?.of === 'chosen') {
    write(context, words.artusPicture.hand.otherwise(scoring.penalty), 0, SIGN_Y + 12, { ...ink, size: 32 });
  } else if (scoring?.of === 'all') {
    write(context, shortSign(row.id), 0, SIGN_Y, { ...ink, size: 58 });
  } else if (scoring?.of === 'best') {
    write(context, '1–3', 0, SIGN_Y, { ...ink, size: 50 });
  } else if (ring !== undefined) ringSign(context, theme);
  else {
    write(context, shortSign(row.id).replace('±', ''), 0, SIGN_Y, { ...ink, size: 62 });
    wayArrow(context, theme, (moveKnight ?? movePrince)?.both ?? false);
  }
}
