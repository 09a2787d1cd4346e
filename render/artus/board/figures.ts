import type { CanvasRenderingContext2D } from 'canvas';
import type { ArtusView, Figure } from '../../../src/games/artus/types.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { knight } from './knight.ts';
import { princeMedal } from './princeMedal.ts';
import { onChair, RADII } from './ring.ts';

const FIGURE_SIZE = { knight: 78, prince: 70 } as const;

export function drawFigure(
  context: CanvasRenderingContext2D,
  theme: Theme,
  figure: Figure,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.3);
  if (figure.kind === 'knight') {
    const key = `knight ${theme.id} ${figure.seat} ${size}`;
    stamp(context, key, box, box, x, y, (inner) => knight(inner, theme, figure.seat, size));
    return;
  }
  const key = `medal ${theme.id} ${figure.metal} ${figure.rings} ${figure.king} ${size}`;
  stamp(context, key, box, box, x, y, (inner) => princeMedal(inner, theme, figure, size));
}

export function drawFigures(context: CanvasRenderingContext2D, theme: Theme, view: ArtusView): void {
  view.chairs.forEach((figure, chair) => {
    if (figure === null) return;
    const { x, y } = onChair(chair, RADII.figure);
    drawFigure(context, theme, figure, FIGURE_SIZE[figure.kind], x, y + (figure.kind === 'knight' ? 4 : 0));
  });
}
