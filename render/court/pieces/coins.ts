import type { CanvasRenderingContext2D } from 'canvas';
import type { Courtier } from '../../../src/games/court/types.ts';
import { mix } from '../../parts/colour.ts';
import { withShadow } from '../../parts/shadow.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { courtierEmblem } from './coinEmblems.ts';

function disc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}

/** A courtier as a coin in its type's colour and emblem, `size` pixels wide, centred on (x, y). */
export function coin(
  context: CanvasRenderingContext2D,
  theme: Theme,
  courtier: Courtier,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.3);
  stamp(context, `coin ${theme.id} ${courtier} ${size}`, box, box, x, y, (inner) => {
    const { fill, edge, text } = theme.castle.courtiers[courtier];
    const radius = size / 2;
    withShadow(inner, theme, size * 0.06, () => disc(inner, radius, edge));
    disc(inner, radius - Math.max(1.5, size * 0.04), fill);
    if (size >= 50) {
      inner.beginPath();
      inner.arc(0, 0, radius * 0.8, 0, Math.PI * 2);
      inner.strokeStyle = mix(fill, text, 0.45);
      inner.lineWidth = size * 0.02;
      inner.stroke();
    }
    courtierEmblem(inner, courtier, size * (size >= 50 ? 0.6 : 0.72), text, fill);
  });
}

/** An empty place for a coin. */
export function emptyPlace(
  context: CanvasRenderingContext2D,
  colour: string,
  size: number,
  x: number,
  y: number,
): void {
  context.beginPath();
  context.arc(x, y, size / 2 - 1.5, 0, Math.PI * 2);
  context.setLineDash([7, 6]);
  context.strokeStyle = colour;
  context.lineWidth = 2.5;
  context.stroke();
  context.setLineDash([]);
}
