import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { type HalfOutline, symmetric } from '../../parts/symmetric.ts';
import type { Theme } from '../../themes/theme.ts';
import type { SeatColours } from '../../themes/tones.ts';

/** About 100 units wide; the shield covers everything below y = 0. */
const HELM: HalfOutline = {
  start: [0, -46],
  segments: [
    [26, -44, 28, -16],
    [32, 24],
    [0, 24],
  ],
};

/** A plume of the seat's colour, over the crest of the helm and down behind it. */
function plume(context: CanvasRenderingContext2D, { field, rim }: SeatColours): void {
  context.beginPath();
  context.moveTo(-4, -42);
  context.bezierCurveTo(-2, -60, 30, -68, 44, -44);
  context.bezierCurveTo(52, -30, 48, -16, 50, -4);
  context.bezierCurveTo(34, -8, 36, -30, 20, -40);
  context.closePath();
  context.fillStyle = field;
  context.fill();
  context.strokeStyle = rim;
  context.lineWidth = 4;
  context.stroke();
}

function helm(context: CanvasRenderingContext2D, theme: Theme): void {
  const { silver, engraving } = theme;
  context.beginPath();
  symmetric(context, HELM);
  context.fillStyle = silver.mid;
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = silver.light;
  context.fillRect(-40, -50, 36, 100);
  context.restore();
  context.strokeStyle = engraving;
  context.lineWidth = 4;
  context.stroke();
  context.fillStyle = engraving;
  context.fillRect(-22, -20, 44, 8);
  context.fillRect(-3, -30, 6, 34);
}

/** A great helm with a plume in the seat's colour, about 100 units high around the origin. */
export function knightHelm(context: CanvasRenderingContext2D, theme: Theme, seat: Seat): void {
  context.lineJoin = 'round';
  plume(context, theme.seats[seat] as SeatColours);
  helm(context, theme);
}

/** A Knight in a great helm behind the shield of the seat, `size` pixels high around the origin. */
export function knight(context: CanvasRenderingContext2D, theme: Theme, seat: Seat, size: number): void {
  context.save();
  context.translate(0, -size * 0.16);
  context.scale(size / 130, size / 130);
  knightHelm(context, theme, seat);
  context.restore();
  shield(context, theme, seat, Math.round(size * 0.74), 0, size * 0.14);
}
