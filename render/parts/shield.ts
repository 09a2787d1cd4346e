import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import type { SeatColours, Theme } from '../themes/theme.ts';
import { withShadow } from './colour.ts';
import { EMBLEMS, type Emblem, emblem } from './emblems.ts';
import { type HalfOutline, symmetric } from './shapes.ts';
import { stamp } from './stamp.ts';

/** A heater shield, about 100 units high, centred on the origin. */
const HEATER: HalfOutline = {
  start: [0, -50],
  segments: [
    [43, -50],
    [43, -6],
    [43, 28, 18, 42, 0, 52],
  ],
};

function path(context: CanvasRenderingContext2D, scale: number): void {
  context.save();
  context.scale(scale, scale);
  context.beginPath();
  symmetric(context, HEATER);
  context.restore();
}

/** A seat's shield, with the side away from the light shaded, `size` pixels high, centred on (x, y). */
export function shield(
  context: CanvasRenderingContext2D,
  theme: Theme,
  seat: Seat,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.3);
  stamp(context, `shield ${theme.id} ${seat} ${size}`, box, box, x, y, (inner) => {
    const tincture = theme.seats[seat] as SeatColours;
    withShadow(inner, theme, size * 0.07, () => {
      path(inner, size / 102);
      inner.fillStyle = tincture.rim;
      inner.fill();
    });
    path(inner, (size / 102) * 0.9);
    inner.fillStyle = tincture.field;
    inner.fill();
    inner.save();
    inner.clip();
    inner.fillStyle = tincture.shade;
    inner.fillRect(0, -size, size, size * 2);
    inner.restore();
    inner.translate(0, -size * 0.045);
    emblem(inner, EMBLEMS[seat] as Emblem, size * 0.66, tincture.charge, tincture.field);
  });
}

/** A crown centred on the origin, `width` pixels wide and about two thirds as high. */
export function crown(context: CanvasRenderingContext2D, width: number, colour: string): void {
  context.save();
  context.scale(width / 100, width / 100);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-40, 32);
  context.lineTo(-48, -20);
  context.lineTo(-23, 4);
  context.lineTo(0, -30);
  context.lineTo(23, 4);
  context.lineTo(48, -20);
  context.lineTo(40, 32);
  context.closePath();
  context.fill();
  for (const [x, y] of [
    [-48, -24],
    [0, -34],
    [48, -24],
  ] as const) {
    context.beginPath();
    context.arc(x * 0.97, y, 7, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
