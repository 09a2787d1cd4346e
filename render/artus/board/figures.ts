import type { CanvasRenderingContext2D } from 'canvas';
import type { ArtusView, Figure } from '../../../src/games/artus/types.ts';
import { shield } from '../../parts/shield.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { princeMedal } from './princeMedal.ts';
import { onChair, RADII } from './ring.ts';

const FIGURE_SIZE = 74;

export function drawFigure(
  context: CanvasRenderingContext2D,
  theme: Theme,
  figure: Figure,
  size: number,
  x: number,
  y: number,
): void {
  if (figure.kind === 'knight') {
    shield(context, theme, figure.seat, size, x, y);
    return;
  }
  const key = `medal ${theme.id} ${figure.metal} ${figure.rings} ${figure.king} ${size}`;
  const box = Math.ceil(size * 1.3);
  stamp(context, key, box, box, x, y, (inner) => princeMedal(inner, theme, figure, size));
}

export function drawFigures(context: CanvasRenderingContext2D, theme: Theme, view: ArtusView): void {
  view.chairs.forEach((figure, chair) => {
    if (figure === null) return;
    const { x, y } = onChair(chair, RADII.figure);
    drawFigure(context, theme, figure, FIGURE_SIZE, x, y);
  });
}
