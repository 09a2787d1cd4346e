import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId } from '../../../src/games/artus/types.ts';
import { star } from '../../parts/star.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { fingerRing, plate } from '../board/princeMedal.ts';
import { cardRow, shortSign } from '../cardIcons.ts';
import { LEAST } from '../sheet.ts';
import { spaceOutline } from './scoringArt.ts';

/** The lower line of a column's head: round for silver, with corners for bronze, or both. */
function metals(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: CardId,
  middle: number,
  y: number,
): void {
  const { movePrince, ring } = cardRow(card);
  const shown = movePrince?.metals ?? ring ?? [];
  shown.forEach((metal, i) => {
    context.save();
    context.translate(middle + (i - (shown.length - 1) / 2) * 20, y);
    plate(context, metal, 9);
    context.fillStyle = theme[metal].light;
    context.fill();
    context.strokeStyle = theme.engraving;
    context.lineWidth = 2;
    context.stroke();
    context.restore();
  });
}

/** Small spaces of the wanted colours or a piece of carpet. */
function places(context: CanvasRenderingContext2D, theme: Theme, card: CardId, y: number): void {
  const { scoring } = cardRow(card);
  if (scoring?.of !== 'chosen') return;
  const pitch = scoring.places.length > 2 ? 14 : 19;
  scoring.places.forEach((place, i) => {
    const x = (i - (scoring.places.length - 1) / 2) * pitch;
    const field = place === 'carpet' ? theme.carpet : theme[place];
    spaceOutline(context, place, x, y - 12, pitch - 2, 24);
    context.fillStyle = field.fill;
    context.fill();
    context.strokeStyle = place === 'carpet' ? field.edge : theme.engraving;
    context.lineWidth = 1.5;
    context.stroke();
  });
}

/**
 * What stands for a card in the head of its column, two lines high. Ranges that have nothing else to say stand on the
 * lower line if asked for, so that two of them don't run together.
 */
export function columnSign(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: CardId,
  x: number,
  y: number,
  lower: boolean,
): void {
  const { moveKnight, movePrince, ring, scoring } = cardRow(card);
  context.save();
  context.translate(x, y);
  if (scoring?.of === 'chosen') places(context, theme, card, 0);
  else if (scoring?.of === 'best') {
    star(context, 17);
    context.fillStyle = theme.gold.mid;
    context.fill();
    context.strokeStyle = theme.engraving;
    context.lineWidth = 2;
    context.stroke();
  } else if (scoring === undefined && ring !== undefined) {
    context.translate(0, -14);
    fingerRing(context, theme, 14);
    context.translate(0, 30);
    metals(context, theme, card, 0, 0);
  } else {
    const line = { size: LEAST, weight: 'normal', colour: theme.ink, align: 'centre' } as const;
    const range = moveKnight ?? movePrince;
    write(
      context,
      shortSign(card).replace('±', ''),
      0,
      range === undefined ? 0 : lower && moveKnight !== undefined ? 15 : -14,
      line,
    );
    const aside = range?.both && movePrince !== undefined ? 9 : 0;
    if (movePrince !== undefined) metals(context, theme, card, -aside, 16);
    if (range?.both) write(context, '±', aside * 1.8, 15, { ...line, weight: 'bold' });
  }
  context.restore();
}
