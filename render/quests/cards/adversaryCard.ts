import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import type { AdversaryCard } from '../../../src/games/quests/types.ts';
import { mix } from '../../parts/colour.ts';
import type { Rect } from '../../parts/parchment.ts';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { faceValue, kindOf } from '../reading.ts';
import { kindEmblem } from './kinds.ts';

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

/** An adversary on display; if it's sealed, without its emblem, to leave room for the seal. */
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
