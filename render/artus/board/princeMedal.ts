import type { CanvasRenderingContext2D } from 'canvas';
import type { Metal, PrinceFigure } from '../../../src/games/artus/types.ts';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { kingHead, princeHead } from './head.ts';

/** Silver medals are round and bronze ones have eight corners, so that nobody needs the colour. */
export function plate(context: CanvasRenderingContext2D, metal: Metal, radius: number): void {
  context.beginPath();
  if (metal === 'silver') context.arc(0, 0, radius, 0, Math.PI * 2);
  else
    for (let corner = 0; corner < 8; corner++) {
      const angle = ((corner + 0.5) * Math.PI) / 4;
      context.lineTo(Math.cos(angle) * radius * 1.06, Math.sin(angle) * radius * 1.06);
    }
  context.closePath();
}

/** A gold finger ring, `radius` pixels from its middle to its rim. */
export function fingerRing(context: CanvasRenderingContext2D, theme: Theme, radius: number): void {
  for (const [width, colour] of [
    [0.75, theme.engraving],
    [0.42, theme.gold.mid],
    [0.14, theme.gold.light],
  ] as const) {
    context.beginPath();
    context.arc(0, 0, radius * 0.7, 0, Math.PI * 2);
    context.strokeStyle = colour;
    context.lineWidth = radius * width;
    context.stroke();
  }
}

/** The rings on a dark ribbon below the medal, to be counted. */
function rings(context: CanvasRenderingContext2D, theme: Theme, count: number, size: number): void {
  const radius = size * 0.125;
  const pitch = size * 0.25;
  const y = size * 0.39;
  const width = pitch * (count - 1) + radius * 2.4;
  roundedRect(context, -width / 2, y - radius * 1.15, width, radius * 2.3, radius);
  context.fillStyle = theme.engraving;
  context.fill();
  for (let ring = 0; ring < count; ring++) {
    context.save();
    context.translate((ring - (count - 1) / 2) * pitch, y);
    fingerRing(context, theme, radius);
    context.restore();
  }
}

/** A Prince's or the King's bust on a medal of his metal, with his rings below. */
export function princeMedal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { metal, rings: count, king }: PrinceFigure,
  size: number,
): void {
  const radius = size * 0.46;
  const tones = theme[metal];
  context.save();
  context.translate(0, -size * 0.05);
  plate(context, metal, radius);
  context.fillStyle = theme.engraving;
  context.fill();
  plate(context, metal, radius * 0.94);
  context.fillStyle = king ? theme.gold.mid : tones.mid;
  context.fill();
  plate(context, metal, radius * 0.8);
  context.fillStyle = tones.light;
  context.fill();
  context.save();
  context.clip();
  const units = king ? 130 : 118;
  context.scale(size / units, size / units);
  context.translate(0, king ? 14 : 4);
  if (king) kingHead(context, theme);
  else princeHead(context, theme, metal);
  context.restore();
  context.restore();
  rings(context, theme, count, size);
}
