import type { CanvasRenderingContext2D } from 'canvas';
import type { PileId } from '../../../src/games/artus/types.ts';
import { crown } from '../../parts/crown.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { star } from '../../parts/star.ts';
import { type HalfOutline, symmetric } from '../../parts/symmetric.ts';
import type { Theme } from '../../themes/theme.ts';

const SIZE = 34;

const SMALL_SHIELD: HalfOutline = {
  start: [0, -8],
  segments: [
    [7, -8],
    [7, 0],
    [7, 5, 0, 9],
  ],
};

function card(context: CanvasRenderingContext2D, theme: Theme, x: number, turn: number, fill: string): void {
  context.save();
  context.rotate(turn);
  roundedRect(context, x - 10, -15, 20, 29, 3);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = theme.ink;
  context.lineWidth = 1.5;
  context.stroke();
  context.restore();
}

/** The back of a pile's card, or a fan of cards for the hand, 34 pixels high. */
export function pileIcon(
  context: CanvasRenderingContext2D,
  theme: Theme,
  kind: PileId | 'hand',
  x: number,
  y: number,
): void {
  stamp(context, `pile ${theme.id} ${kind}`, SIZE + 4, SIZE + 4, x, y, (inner) => {
    if (kind === 'hand') {
      card(inner, theme, -4, -0.3, theme.parchment.light);
      card(inner, theme, 3, 0.2, theme.parchment.light);
      return;
    }
    card(inner, theme, 0, 0, theme.ink);
    inner.fillStyle = theme.parchment.light;
    if (kind === 'king') crown(inner, 15, theme.parchment.light);
    else if (kind === 'knight') {
      inner.beginPath();
      symmetric(inner, SMALL_SHIELD);
      inner.fill();
    } else {
      star(inner, 9);
      inner.fill();
    }
  });
}
