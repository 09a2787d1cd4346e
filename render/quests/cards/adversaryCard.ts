import type { CanvasRenderingContext2D } from 'canvas';
import type { AdversaryCard } from '../../../src/games/quests/types.ts';
import { mix } from '../../parts/colour.ts';
import type { Rect } from '../../parts/rect.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawPortrait } from '../art/portraits.ts';
import { faceValue, kindOf } from '../reading.ts';

/** An adversary's card around the origin. */
export function adversaryFace(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: AdversaryCard,
  { width, height }: Rect,
) {
  const kind = kindOf(card);
  const { fill, edge, text } = theme.quests.adversaries[kind];
  roundedRect(context, -width / 2, -height / 2, width, height, 10);
  context.fillStyle = edge;
  context.fill();
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
  write(context, String(faceValue(card)), -width / 2 + height * 0.3, 1, {
    size: Math.round(height * 0.6),
    colour: text,
    align: 'centre',
  });
  context.translate(width / 2 - height * 0.48, 1);
  drawPortrait(context, theme, card, height * 0.8);
}

/** An adversary: its value, and beside it a portrait of its kind. */
export function drawAdversary(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: AdversaryCard,
  place: Rect,
): void {
  const key = `adversary ${theme.id} ${card} ${place.width} ${place.height}`;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  stamp(context, key, place.width + 16, place.height + 16, x, y, (inner) =>
    adversaryFace(inner, theme, card, place),
  );
}
