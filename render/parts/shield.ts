import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import type { Theme } from '../themes/theme.ts';
import type { SeatColours } from '../themes/tones.ts';
import { withShadow } from './colour.ts';
import { EMBLEMS, type Emblem, emblem } from './emblems/emblems.ts';
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

/** What the coat of arms of a seat shows. */
export const emblemName = (say: Say, seat: number): string => {
  const name = EMBLEMS[seat];
  return name === undefined ? '' : say(`pictures-emblem.${name}`);
};
