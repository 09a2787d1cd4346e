import type { CanvasRenderingContext2D } from 'canvas';
import { withShadow } from '../../parts/shadow.ts';
import type { Theme } from '../../themes/theme.ts';
import { CARPET } from '../sheet.ts';

/** The carpet that the aspirants wait on, with fringed ends. */
export function drawCarpet(context: CanvasRenderingContext2D, theme: Theme): void {
  const { x, y, width, height } = CARPET;
  const { fill, edge } = theme.carpet;
  context.fillStyle = edge;
  for (let i = 0; i < height / 7 - 1; i++) {
    context.fillRect(x, y + 4 + i * 7, 12, 2.5);
    context.fillRect(x + width - 12, y + 4 + i * 7, 12, 2.5);
  }
  withShadow(context, theme, 8, () => {
    context.fillStyle = fill;
    context.fillRect(x + 11, y, width - 22, height);
  });
  context.strokeStyle = edge;
  context.lineWidth = 3;
  context.strokeRect(x + 20, y + 7, width - 40, height - 14);
}
