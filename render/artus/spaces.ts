import type { CanvasRenderingContext2D } from 'canvas';
import { CHAIR_COUNT, type Colour } from '../../src/games/artus/data.ts';
import type { Chair } from '../../src/games/artus/types.ts';
import { crown } from '../parts/crown.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Field, Theme } from '../themes/theme.ts';
import { signed, spaceAt } from './reading.ts';
import { angleOf, at, CENTRE, onChair, RADII, STEP } from './ring.ts';

const GAP = 0.006;
/** How far the inner edge of a space swells or points. */
const SWELL = 15;

export function fieldOf(theme: Theme, colour: Colour | null): Field {
  return colour === null ? theme.crownPlate : theme[colour];
}

/** Green spaces are round on their inner edge, red ones pointed, yellow and the crown plate straight. */
function outline(context: CanvasRenderingContext2D, chair: Chair, colour: Colour | null): void {
  const middle = angleOf(chair);
  const from = middle - STEP / 2 + GAP;
  const to = middle + STEP / 2 - GAP;
  const start = at(from, RADII.topInner);
  const tip = at(middle, RADII.topInner - SWELL);
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, RADII.topOuter - 3, from, to);
  if (colour === 'red') {
    const end = at(to, RADII.topInner);
    context.lineTo(end.x, end.y);
    context.lineTo(tip.x, tip.y);
    context.lineTo(start.x, start.y);
  } else if (colour === 'green') {
    const end = at(to, RADII.topInner);
    const swell = at(middle, RADII.topInner - SWELL * 1.9);
    context.lineTo(end.x, end.y);
    context.quadraticCurveTo(swell.x, swell.y, start.x, start.y);
  } else {
    context.arc(CENTRE.x, CENTRE.y, RADII.topInner, to, from, true);
  }
  context.closePath();
}

/** The space values before the chairs, as the table top lies with the King on his chair. */
export function drawSpaces(context: CanvasRenderingContext2D, theme: Theme, king: Chair): void {
  context.lineWidth = 2;
  context.lineJoin = 'round';
  for (let chair = 0; chair < CHAIR_COUNT; chair++) {
    const { value, colour } = spaceAt(king, chair);
    const field = fieldOf(theme, colour);
    outline(context, chair, colour);
    context.fillStyle = field.fill;
    context.fill();
    context.strokeStyle = field.edge;
    context.stroke();
    const { x, y } = onChair(chair, RADII.value);
    if (colour === null) {
      stamp(context, `plate ${theme.id}`, 60, 48, x, y, (inner) => crown(inner, 42, field.text));
    } else {
      write(context, signed(value), x, y, { size: 31, colour: field.text, align: 'centre' });
    }
  }
}
