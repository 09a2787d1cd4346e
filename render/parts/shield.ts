import type { Seat } from '../../src/games/game.ts';
import type { Pen } from '../pen.ts';
import type { SeatColours } from '../themes/theme.ts';
import { EMBLEMS, type Emblem, emblem } from './emblems.ts';
import { type HalfOutline, symmetric } from './shapes.ts';

/** A heater shield, about 100 units high, centred on the origin. */
const HEATER: HalfOutline = {
  start: [0, -50],
  segments: [
    [43, -50],
    [43, -6],
    [43, 28, 18, 42, 0, 52],
  ],
};

function path(pen: Pen, scale: number): void {
  const { context } = pen;
  context.save();
  context.scale(scale, scale);
  context.beginPath();
  symmetric(pen, HEATER);
  context.restore();
}

/** A seat's shield, with the side away from the light shaded, `size` pixels high, centred on (x, y). */
export function shield(pen: Pen, seat: Seat, size: number, x: number, y: number): void {
  const box = Math.ceil(size * 1.3);
  pen.stamp(`shield ${seat} ${size}`, box, box, x, y, (inner) => {
    const { context } = inner;
    const tincture = pen.theme.seats[seat] as SeatColours;
    inner.withShadow(size * 0.07, () => {
      path(inner, size / 102);
      inner.fill(tincture.rim);
    });
    path(inner, (size / 102) * 0.9);
    inner.fill(tincture.field);
    context.save();
    context.clip();
    inner.fillRect(0, -size, size, size * 2, tincture.shade);
    context.restore();
    context.translate(0, -size * 0.045);
    emblem(inner, EMBLEMS[seat] as Emblem, size * 0.66, tincture.charge, tincture.field);
  });
}

/** A crown centred on the origin, `width` pixels wide and about two thirds as high. */
export function crown(pen: Pen, width: number, colour: string): void {
  const { context } = pen;
  context.save();
  context.scale(width / 100, width / 100);
  context.beginPath();
  context.moveTo(-40, 32);
  context.lineTo(-48, -20);
  context.lineTo(-23, 4);
  context.lineTo(0, -30);
  context.lineTo(23, 4);
  context.lineTo(48, -20);
  context.lineTo(40, 32);
  context.closePath();
  pen.fill(colour);
  for (const [x, y] of [
    [-48, -24],
    [0, -34],
    [48, -24],
  ] as const) {
    pen.circle(x * 0.97, y, 7);
    context.fill();
  }
  context.restore();
}
