import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { EMBLEMS, type Emblem, emblem } from '../../parts/emblems/emblems.ts';
import { withShadow } from '../../parts/shadow.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import type { SeatColours } from '../../themes/tones.ts';

const DENTS = 11;

/** Traces a drop of wax: round, with a wavy edge. */
function wax(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  for (let step = 0; step <= 120; step++) {
    const angle = (step * Math.PI) / 60;
    const r = radius * (1 + 0.055 * Math.sin(angle * DENTS) + 0.02 * Math.sin(angle * 3));
    context.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
  }
  context.closePath();
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
  stamp(context, `seal ${theme.id} ${seat} ${size}`, box, box, x, y, (inner) => {
    const { field, shade, charge, rim } = theme.seats[seat] as SeatColours;
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
