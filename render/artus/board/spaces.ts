import type { CanvasRenderingContext2D } from 'canvas';
import { CHAIR_COUNT, type Colour } from '../../../src/games/artus/data.ts';
import type { Chair } from '../../../src/games/artus/types.ts';
import { crown } from '../../parts/crown.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Field } from '../../themes/tones.ts';
import { signed, spaceAt } from '../reading.ts';
import { angleOf, at, CENTRE, onChair, RADII, STEP } from './ring.ts';

const GAP = 0.006;

/** How far the inner edge of a space bulges or points inwards. */
const SWELL = 15;

/** Side of a square that any space fits into. */
const BOX = 106;

function fieldOf(theme: Theme, colour: Colour | null): Field {
  return colour === null ? theme.crownPlate : theme[colour];
}

/** Inner edges tell the spaces apart without colour: green ones are round, red ones pointed, the others straight. */
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

/** The space in front of a chair. Its shape depends only on the chair and the colour, so it's a stamp. */
function drawSpace(
  context: CanvasRenderingContext2D,
  theme: Theme,
  chair: Chair,
  colour: Colour | null,
): void {
  const place = onChair(chair, RADII.value);
  const x = Math.round(place.x);
  const y = Math.round(place.y);
  stamp(context, `space ${theme.id} ${chair} ${colour}`, BOX, BOX, x, y, (inner) => {
    const field = fieldOf(theme, colour);
    inner.translate(-x, -y);
    outline(inner, chair, colour);
    inner.fillStyle = field.fill;
    inner.fill();
    inner.lineJoin = 'round';
    inner.lineWidth = 2;
    inner.strokeStyle = field.edge;
    inner.stroke();
    if (colour !== null) return;
    inner.translate(place.x, place.y);
    crown(inner, 42, field.text);
  });
}

/** The spaces and their values in front of the chairs, with the table top turned to the King's chair. */
export function drawSpaces(context: CanvasRenderingContext2D, theme: Theme, king: Chair): void {
  for (let chair = 0; chair < CHAIR_COUNT; chair++) {
    const { value, colour } = spaceAt(king, chair);
    drawSpace(context, theme, chair, colour);
    if (colour === null) continue;
    const { x, y } = onChair(chair, RADII.value);
    write(context, signed(value), x, y, { size: 29, colour: fieldOf(theme, colour).text, align: 'centre' });
  }
}
