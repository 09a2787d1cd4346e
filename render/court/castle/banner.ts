import type { CanvasRenderingContext2D } from 'canvas';
import { withShadow } from '../../parts/shadow.ts';
import type { Theme } from '../../themes/theme.ts';
import { BANNER } from '../sheet.ts';

/** The swallow-tailed cloth between the towers. */
export function drawBanner(context: CanvasRenderingContext2D, theme: Theme): void {
  const { x, y, width, height } = BANNER;
  const [left, right] = [x - width / 2, x + width / 2];
  const [top, bottom] = [y - height / 2, y + height / 2];
  const trace = (inset: number) => {
    context.beginPath();
    context.moveTo(left + inset * 2, top + inset);
    context.lineTo(right - inset * 2, top + inset);
    context.lineTo(right - 18 - inset, y);
    context.lineTo(right - inset * 2, bottom - inset);
    context.lineTo(left + inset * 2, bottom - inset);
    context.lineTo(left + 18 + inset, y);
    context.closePath();
  };
  withShadow(context, theme, 8, () => {
    trace(0);
    context.fillStyle = theme.carpet.fill;
    context.fill();
  });
  trace(4);
  context.strokeStyle = theme.carpet.edge;
  context.lineWidth = 2.5;
  context.stroke();
}
