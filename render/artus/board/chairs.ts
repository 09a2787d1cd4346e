import type { CanvasRenderingContext2D } from 'canvas';
import { CHAIR_COUNT, CROWN_CHAIRS } from '../../../src/games/artus/data.ts';
import type { Chair } from '../../../src/games/artus/types.ts';
import { mix } from '../../parts/colour.ts';
import { sector } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { onCarpet } from '../reading.ts';
import { carpetFringe, crownMark } from './chairMarks.ts';
import { angleOf, at, CENTRE, onChair, RADII, STEP } from './ring.ts';

/** Half the gap between two chairs, in radians. */
const GAP = 0.007;

/** Direction of the light: from the upper left. */
const LIGHT = (-Math.PI * 3) / 4;

/** How much light falls on a chair facing the table, 0 to 1. */
function light(chair: Chair): number {
  return (1 + Math.cos(angleOf(chair) - LIGHT)) / 2;
}

/** Traces the back of a chair, with an arched outer edge. */
function back(context: CanvasRenderingContext2D, from: number, to: number): void {
  const start = at(from, RADII.backOuter - 8);
  const end = at(to, RADII.backOuter - 8);
  const arch = at((from + to) / 2, RADII.backOuter + 12);
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, RADII.seatOuter + 1, to, from, true);
  context.lineTo(start.x, start.y);
  context.quadraticCurveTo(arch.x, arch.y, end.x, end.y);
  context.closePath();
}

function chair(context: CanvasRenderingContext2D, theme: Theme, number: Chair): void {
  const from = angleOf(number) - STEP / 2 + GAP;
  const to = angleOf(number) + STEP / 2 - GAP;
  const { x, y } = CENTRE;
  const lit = light(number);

  sector(context, x, y, RADII.seatInner, RADII.seatOuter, from, to);
  if (onCarpet(number)) {
    context.fillStyle = theme.carpet.fill;
    context.fill();
    carpetFringe(context, theme, from, to);
  } else {
    context.fillStyle = mix(theme.wood.mid, theme.wood.light, lit * 0.5 + 0.1);
    context.fill();
  }
  back(context, from, to);
  context.fillStyle = mix(theme.wood.dark, theme.wood.mid, lit * 0.35);
  context.fill();

  const place = onChair(number, RADII.number);
  write(context, String(number), place.x, place.y, { size: 28, colour: theme.chalk, align: 'centre' });
}

/** The 28 chairs with their numbers, carpets on six of them and crowns on four. */
export function drawChairs(context: CanvasRenderingContext2D, theme: Theme): void {
  for (let number = 0; number < CHAIR_COUNT; number++) chair(context, theme, number);
  for (const { chair: number, kingsMetal } of CROWN_CHAIRS) crownMark(context, theme, number, kingsMetal);
}
