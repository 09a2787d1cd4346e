import type { CanvasRenderingContext2D } from 'canvas';
import type { Chair } from '../../../src/games/artus/types.ts';
import { crown } from '../../parts/crown.ts';
import type { Theme } from '../../themes/theme.ts';
import { at, CENTRE, onChair, RADII } from './ring.ts';

export function carpetFringe(
  context: CanvasRenderingContext2D,
  theme: Theme,
  from: number,
  to: number,
): void {
  const { x, y } = CENTRE;
  context.strokeStyle = theme.carpet.edge;
  context.lineWidth = 2.5;
  for (const radius of [RADII.seatInner + 6, RADII.seatOuter - 7]) {
    context.beginPath();
    context.arc(x, y, radius, from, to);
    context.stroke();
  }
  context.lineWidth = 2;
  for (let tassel = 0; tassel <= 12; tassel++) {
    const angle = from + ((to - from) * tassel) / 12;
    for (const [inner, outer] of [
      [RADII.seatInner, RADII.seatInner + 6],
      [RADII.seatOuter - 7, RADII.seatOuter - 1],
    ] as const) {
      const a = at(angle, inner);
      const b = at(angle, outer);
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
    }
  }
}

/** A crown inlaid in the seat: gold where the King's metal starts, silver for the other metal. */
export function crownMark(
  context: CanvasRenderingContext2D,
  theme: Theme,
  number: Chair,
  kingsMetal: boolean,
): void {
  const place = onChair(number, RADII.figure);
  context.save();
  context.translate(place.x, place.y);
  crown(context, 42, kingsMetal ? theme.gold.mid : theme.silver.mid);
  context.restore();
}
