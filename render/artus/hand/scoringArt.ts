import type { CanvasRenderingContext2D } from 'canvas';
import type { Place } from '../../../src/games/artus/data.ts';
import type { Seat } from '../../../src/games/game.ts';
import { star } from '../../parts/star.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Field } from '../../themes/tones.ts';
import { drawFigure } from '../board/figures.ts';
import { LEAST } from '../sheet.ts';
import { ART_Y } from './cardLayout.ts';

const HEIGHT = 118;

function coloured(theme: Theme, place: Place): Field {
  return place === 'carpet' ? theme.carpet : theme[place];
}

/** The foot of a space tells its colour by shape, as on the table: green is round, red pointed, yellow straight. */
export function spaceOutline(
  context: CanvasRenderingContext2D,
  place: Place,
  x: number,
  top: number,
  width: number,
  height: number,
): void {
  const [left, right, bottom] = [x - width / 2, x + width / 2, top + height];
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(right, top);
  if (place === 'green') {
    context.lineTo(right, bottom - width / 2);
    context.arc(x, bottom - width / 2, width / 2, 0, Math.PI);
  } else if (place === 'red') {
    context.lineTo(right, bottom - width / 3);
    context.lineTo(x, bottom);
    context.lineTo(left, bottom - width / 3);
  } else {
    context.lineTo(right, bottom);
    context.lineTo(left, bottom);
  }
  context.closePath();
}

/** Fringes at both ends of a piece of carpet. */
function fringes(context: CanvasRenderingContext2D, theme: Theme, x: number, width: number): void {
  context.strokeStyle = theme.carpet.edge;
  context.lineWidth = 2.5;
  for (const y of [ART_Y - HEIGHT / 2 + 8, ART_Y + HEIGHT / 2 - 8]) {
    context.beginPath();
    for (let i = 0; i <= 6; i++) context.lineTo(x - width / 2 + (width * i) / 6, y + (i % 2 === 0 ? -5 : 5));
    context.stroke();
  }
}

/** Knights on the spaces that the card asks for. */
export function wantedPlaces(
  context: CanvasRenderingContext2D,
  theme: Theme,
  seat: Seat,
  places: readonly Place[],
): void {
  const width = places.length > 2 ? 53 : 76;
  places.forEach((place, i) => {
    const x = (i - (places.length - 1) / 2) * (width + 4);
    const field = coloured(theme, place);
    spaceOutline(context, place, x, ART_Y - HEIGHT / 2, width, HEIGHT);
    context.fillStyle = field.fill;
    context.fill();
    context.strokeStyle = field.edge;
    context.lineWidth = 2.5;
    context.stroke();
    if (place === 'carpet') fringes(context, theme, x, width);
    drawFigure(context, theme, { kind: 'knight', seat }, width + 6, x, ART_Y - 14);
    const sign = { green: '+', red: '−', yellow: '0', carpet: '' }[place];
    write(context, sign, x, ART_Y + 36, { size: LEAST, colour: field.text, align: 'centre' });
  });
}

export function joker(context: CanvasRenderingContext2D, theme: Theme, seat: Seat): void {
  context.save();
  context.translate(0, ART_Y - 28);
  star(context, 36);
  context.fillStyle = theme.gold.mid;
  context.fill();
  context.strokeStyle = theme.engraving;
  context.lineWidth = 2.5;
  context.stroke();
  context.restore();
  drawFigure(context, theme, { kind: 'knight', seat }, 58, -50, ART_Y + 30);
  for (const [x, metal] of [
    [0, 'silver'],
    [50, 'bronze'],
  ] as const) {
    drawFigure(context, theme, { kind: 'prince', metal, rings: 1, king: false }, 50, x, ART_Y + 32);
  }
}

export function allKnights(context: CanvasRenderingContext2D, theme: Theme, seat: Seat): void {
  for (const i of [-1.5, -0.5, 0.5, 1.5])
    drawFigure(context, theme, { kind: 'knight', seat }, 66, i * 38, ART_Y + Math.abs(i) * 14 - 12);
}
