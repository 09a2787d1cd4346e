import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import type { AdversaryCard } from '../../src/games/quests/types.ts';
import { mix } from '../parts/colour.ts';
import { EMBLEMS, type Emblem, emblem } from '../parts/emblems.ts';
import type { Rect } from '../parts/parchment.ts';
import { roundedRect, withShadow } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Theme, Tincture } from '../themes/theme.ts';
import { kindEmblem } from './kinds.ts';
import { faceValue, kindOf } from './reading.ts';

function face(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: AdversaryCard,
  { width, height }: Rect,
  withEmblem: boolean,
) {
  const kind = kindOf(card);
  const { fill, edge, text } = theme.quests.adversaries[kind];
  withShadow(context, theme, 5, () => {
    roundedRect(context, -width / 2, -height / 2, width, height, 10);
    context.fillStyle = edge;
    context.fill();
  });
  roundedRect(context, -width / 2 + 3, -height / 2 + 3, width - 6, height - 6, 8);
  context.fillStyle = fill;
  context.fill();
  if (theme.shadow > 0) {
    context.save();
    context.clip();
    context.beginPath();
    context.moveTo(-width / 2, -height / 2);
    context.lineTo(width * 0.42, -height / 2);
    context.lineTo(-width * 0.12, height / 2);
    context.lineTo(-width / 2, height / 2);
    context.closePath();
    context.fillStyle = mix(fill, theme.parchment.light, 0.1);
    context.fill();
    context.restore();
  }
  roundedRect(context, -width / 2 + 7, -height / 2 + 7, width - 14, height - 14, 5);
  context.strokeStyle = mix(fill, edge, 0.55);
  context.lineWidth = 1.5;
  context.stroke();
  write(context, String(faceValue(card)), -width / 2 + height * 0.35, 1, {
    size: Math.round(height * 0.58),
    colour: text,
    align: 'centre',
  });
  if (!withEmblem) return;
  context.translate(width / 2 - height * 0.41, 0);
  kindEmblem(context, kind, height * 0.54, text, fill);
}

/** An adversary on display, in its place; a seal takes the place of its emblem. */
export function drawAdversary(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: AdversaryCard,
  place: Rect,
  seal: Seat | null,
): void {
  const key = `adversary ${theme.id} ${card} ${seal === null} ${place.height}`;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  stamp(context, key, place.width + 16, place.height + 16, x, y, (inner) =>
    face(inner, theme, card, place, seal === null),
  );
}

const DENTS = 11;

/** A drop of wax: round, with a wavy rim. */
function wax(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  for (let step = 0; step <= 120; step++) {
    const angle = (step * Math.PI) / 60;
    const r = radius * (1 + 0.055 * Math.sin(angle * DENTS) + 0.02 * Math.sin(angle * 3));
    context.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
  }
  context.closePath();
}

/** A seat's seal in wax, `size` pixels across. */
export function drawSeal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  seat: Seat,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.4);
  stamp(context, `seal ${theme.id} ${seat} ${size}`, box, box, x, y, (inner) => {
    const { field, shade, charge, rim } = theme.seats[seat] as Tincture;
    withShadow(inner, theme, size * 0.08, () => {
      wax(inner, size * 0.47);
      inner.fillStyle = rim;
      inner.fill();
    });
    wax(inner, size * 0.43);
    inner.fillStyle = field;
    inner.fill();
    inner.beginPath();
    inner.arc(0, 0, size * 0.33, 0, Math.PI * 2);
    inner.fillStyle = shade;
    inner.fill();
    inner.lineWidth = Math.max(1, size * 0.025);
    inner.strokeStyle = charge;
    inner.stroke();
    emblem(inner, EMBLEMS[seat] as Emblem, size * 0.5, charge, shade);
  });
}

/** A frame around something new or meant. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: Rect,
): void {
  roundedRect(context, x - 1, y - 1, width + 2, height + 2, 11);
  context.strokeStyle = theme.engraving;
  context.lineWidth = 9;
  context.stroke();
  context.strokeStyle = theme.highlight;
  context.lineWidth = 5;
  context.stroke();
}
