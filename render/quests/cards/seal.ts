import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { EMBLEMS, type Emblem, emblem } from '../../parts/emblems/emblems.ts';
import { withShadow } from '../../parts/shadow.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import type { SeatColours } from '../../themes/tones.ts';

const DENTS = 11;

/** Traces a drop of wax: round, with a wavy edge. */
export function wax(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  for (let step = 0; step <= 120; step++) {
    const angle = (step * Math.PI) / 60;
    const r = radius * (1 + 0.055 * Math.sin(angle * DENTS) + 0.02 * Math.sin(angle * 3));
    context.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
  }
  context.closePath();
}

/** A seat's wax seal around the origin, `size` units wide. */
export function sealFace(context: CanvasRenderingContext2D, theme: Theme, seat: Seat, size: number): void {
  const { field, shade, charge, rim } = theme.seats[seat] as SeatColours;
  withShadow(context, theme, size * 0.08, () => {
    wax(context, size * 0.47);
    context.fillStyle = rim;
    context.fill();
  });
  wax(context, size * 0.43);
  context.fillStyle = field;
  context.fill();
  context.beginPath();
  context.arc(0, 0, size * 0.33, 0, Math.PI * 2);
  context.fillStyle = shade;
  context.fill();
  context.lineWidth = Math.max(1, size * 0.025);
  context.strokeStyle = charge;
  context.stroke();
  emblem(context, EMBLEMS[seat] as Emblem, size * 0.5, charge, shade);
}

/** A seat's wax seal, `size` pixels wide. */
export function drawSeal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  seat: Seat,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.4);
  stamp(context, `seal ${theme.id} ${seat} ${size}`, box, box, x, y, (inner) =>
    sealFace(inner, theme, seat, size),
  );
}
