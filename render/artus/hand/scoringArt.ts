import type { CanvasRenderingContext2D } from 'canvas';
import type { Place } from '../../../src/games/artus/data.ts';
import type { Seat } from '../../../src/games/game.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { star } from '../../parts/star.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Field } from '../../themes/tones.ts';
import { drawFigure } from '../board/figures.ts';
import { ART_Y } from './cardLayout.ts';

function coloured(theme: Theme, place: Place): Field {
  return place === 'carpet' ? theme.carpet : theme[place];
}

/** Knights on the spaces that the card asks for. */
export function wantedPlaces(
  context: CanvasRenderingContext2D,
  theme: Theme,
  seat: Seat,
  places: readonly Place[],
): void {
  const width = places.length > 2 ? 52 : 64;
  places.forEach((place, i) => {
    const x = (i - (places.length - 1) / 2) * (width + 4);
    const field = coloured(theme, place);
    roundedRect(context, x - width / 2, ART_Y - 42, width, 84, 8);
    context.fillStyle = field.fill;
    context.fill();
    context.strokeStyle = field.edge;
    context.lineWidth = 2.5;
    context.stroke();
    drawFigure(context, theme, { kind: 'knight', seat }, width - 6, x, ART_Y - 8);
    const sign = place === 'green' ? '+' : place === 'red' ? '−' : place === 'yellow' ? '0' : '';
    write(context, sign, x, ART_Y + 30, { size: 22, colour: field.text, align: 'centre' });
  });
}

export function joker(context: CanvasRenderingContext2D, theme: Theme, seat: Seat): void {
  context.save();
  context.translate(0, ART_Y - 22);
  star(context, 34);
  context.fillStyle = theme.gold.mid;
  context.fill();
  context.strokeStyle = theme.engraving;
  context.lineWidth = 2.5;
  context.stroke();
  context.restore();
  drawFigure(context, theme, { kind: 'knight', seat }, 48, -44, ART_Y + 40);
  for (const [x, metal] of [
    [0, 'silver'],
    [44, 'bronze'],
  ] as const) {
    drawFigure(context, theme, { kind: 'prince', metal, rings: 1, king: false }, 48, x, ART_Y + 40);
  }
}

export function allKnights(context: CanvasRenderingContext2D, theme: Theme, seat: Seat): void {
  for (const i of [-1.5, -0.5, 0.5, 1.5]) {
    drawFigure(context, theme, { kind: 'knight', seat }, 56, i * 39, ART_Y + Math.abs(i) * 12 - 10);
  }
}
