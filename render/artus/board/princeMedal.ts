import type { CanvasRenderingContext2D } from 'canvas';
import type { PrinceFigure } from '../../../src/games/artus/types.ts';
import { crown } from '../../parts/crown.ts';
import { withShadow } from '../../parts/shadow.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Tones } from '../../themes/tones.ts';

function disc(context: CanvasRenderingContext2D, y: number, radius: number, colour: string): void {
  context.beginPath();
  context.arc(0, y, radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}

/** A metal disc with a lighter disc inside it, offset towards the light. */
function litDisc(context: CanvasRenderingContext2D, y: number, radius: number, tones: Tones): void {
  disc(context, y, radius, tones.mid);
  context.save();
  context.beginPath();
  context.arc(0, y, radius * 0.93, 0, Math.PI * 2);
  context.clip();
  context.beginPath();
  context.arc(-radius * 0.2, y - radius * 0.22, radius * 0.86, 0, Math.PI * 2);
  context.fillStyle = tones.light;
  context.fill();
  context.restore();
}

function helmet(context: CanvasRenderingContext2D, size: number, colour: string, slit: string): void {
  context.save();
  context.scale(size / 100, size / 100);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-38, 46);
  context.lineTo(-38, -8);
  context.bezierCurveTo(-38, -62, 38, -62, 38, -8);
  context.lineTo(38, 46);
  context.quadraticCurveTo(0, 62, -38, 46);
  context.fill();
  context.fillStyle = slit;
  context.fillRect(-28, -12, 56, 12);
  context.fillRect(-5, -12, 10, 56);
  context.restore();
}

function beads(context: CanvasRenderingContext2D, theme: Theme, rings: number, size: number): void {
  const radius = size * 0.105;
  const spacing = size * 0.25;
  for (let ring = 0; ring < rings; ring++) {
    const x = (ring - (rings - 1) / 2) * spacing;
    context.beginPath();
    context.arc(x, size * 0.38, radius, 0, Math.PI * 2);
    context.fillStyle = theme.engraving;
    context.fill();
    context.beginPath();
    context.arc(x, size * 0.38, radius * 0.62, 0, Math.PI * 2);
    context.strokeStyle = theme.gold.light;
    context.lineWidth = size * 0.05;
    context.stroke();
  }
}

/** A Prince's helmet or the King's crown on a medal of his metal, with a bead for each ring below. */
export function princeMedal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { metal, rings, king }: PrinceFigure,
  size: number,
): void {
  const radius = size * 0.44;
  const tones = theme[metal];
  const centre = -size * 0.05;
  withShadow(context, theme, size * 0.07, () => {
    disc(context, centre, radius, king ? theme.gold.dark : tones.dark);
  });
  if (king) litDisc(context, centre, radius * 0.97, theme.gold);
  if (king) disc(context, centre, radius * 0.84, theme.engraving);
  litDisc(context, centre, radius * (king ? 0.8 : 0.94), tones);
  context.save();
  context.translate(0, centre - size * (king ? 0.03 : 0.05));
  if (king) crown(context, size * 0.54, theme.engraving);
  else helmet(context, size * 0.46, theme.engraving, tones.light);
  context.restore();
  beads(context, theme, rings, size);
}
