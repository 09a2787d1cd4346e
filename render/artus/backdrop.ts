import type { CanvasRenderingContext2D } from 'canvas';
import { CHAIR_COUNT, CROWN_CHAIRS } from '../../src/games/artus/data.ts';
import { crown } from '../parts/crown.ts';
import { parchment } from '../parts/parchment.ts';
import { lit, sector, withShadow } from '../parts/shapes.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { onCarpet } from './reading.ts';
import { angleOf, CENTRE, onChair, RADII, STEP } from './ring.ts';
import { PANEL, SIZE } from './sheet.ts';

/** Half the gap between two chairs, radians. */
const GAP = 0.008;

const crownChairs: ReadonlyMap<number, boolean> = new Map(
  CROWN_CHAIRS.map(({ chair, kingsMetal }) => [chair, kingsMetal]),
);

function floor(context: CanvasRenderingContext2D, theme: Theme): void {
  const light = context.createRadialGradient(360, 320, 60, CENTRE.x, CENTRE.y, 820);
  light.addColorStop(0, theme.floor.light);
  light.addColorStop(0.55, theme.floor.mid);
  light.addColorStop(1, theme.floor.dark);
  context.fillStyle = light;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
}

function chair(context: CanvasRenderingContext2D, theme: Theme, number: number): void {
  const from = angleOf(number) - STEP / 2 + GAP;
  const to = angleOf(number) + STEP / 2 - GAP;
  const carpet = onCarpet(number);
  const { x, y } = CENTRE;

  sector(context, x, y, RADII.seatInner, RADII.seatOuter, from, to);
  context.fillStyle = carpet ? theme.carpet.fill : theme.wood.mid;
  context.fill();
  sector(context, x, y, RADII.seatOuter, RADII.backOuter, from, to);
  context.fillStyle = theme.wood.dark;
  context.fill();
  sector(context, x, y, RADII.seatOuter, RADII.seatOuter + 3, from, to);
  context.fillStyle = carpet ? theme.carpet.edge : theme.wood.light;
  context.fill();
  if (carpet) {
    sector(context, x, y, RADII.seatInner, RADII.seatInner + 3, from, to);
    context.fill();
  }

  const place = onChair(number, RADII.number);
  write(context, String(number), place.x, place.y, { size: 29, colour: theme.chalk, align: 'centre' });
}

function crownMark(context: CanvasRenderingContext2D, theme: Theme, number: number): void {
  const place = onChair(number, RADII.figure);
  context.save();
  context.translate(place.x, place.y);
  context.globalAlpha = 0.85;
  crown(context, 46, crownChairs.get(number) === true ? theme.gold.mid : theme.silver.mid);
  context.restore();
}

function tableTop(context: CanvasRenderingContext2D, theme: Theme): void {
  const { x, y } = CENTRE;
  withShadow(context, theme, 14, () => {
    context.beginPath();
    context.arc(x, y, RADII.topOuter, 0, Math.PI * 2);
    context.fillStyle = theme.top.mid;
    context.fill();
  });
  context.beginPath();
  context.arc(x, y, RADII.topOuter, 0, Math.PI * 2);
  context.fillStyle = lit(context, theme.top, x, y, RADII.topOuter);
  context.fill();
}

/** All that never changes on a picture of the table: floor, chairs, table top, parchment. */
export function drawBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  floor(context, theme);
  withShadow(context, theme, 16, () => {
    context.beginPath();
    context.arc(CENTRE.x, CENTRE.y, RADII.backOuter, 0, Math.PI * 2);
    context.fillStyle = theme.floor.dark;
    context.fill();
  });
  for (let number = 0; number < CHAIR_COUNT; number++) chair(context, theme, number);
  for (const number of crownChairs.keys()) crownMark(context, theme, number);
  tableTop(context, theme);
  parchment(context, theme, PANEL);
}
