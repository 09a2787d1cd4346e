import type { CanvasRenderingContext2D } from 'canvas';
import type { Metal, PrinceFigure } from '../../../src/games/artus/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawFigure } from '../board/figures.ts';
import { DIAGRAM } from './sheet.ts';

/** A Prince gets his second and his third ring, and is King. */
export function ringDiagram(context: CanvasRenderingContext2D, theme: Theme, metal: Metal): void {
  const y = DIAGRAM.y + 66;
  for (const rings of [1, 2, 3]) {
    const figure: PrinceFigure = { kind: 'prince', metal, rings, king: rings === 3 };
    const x = DIAGRAM.x + 46 + (rings - 1) * 124;
    drawFigure(context, theme, figure, 88, x, y);
    if (rings === 3) continue;
    context.fillStyle = theme.ink;
    context.fillRect(x + 48, y - 3, 16, 6);
    context.beginPath();
    context.moveTo(x + 78, y);
    context.lineTo(x + 60, y - 11);
    context.lineTo(x + 60, y + 11);
    context.closePath();
    context.fill();
  }
}
