import type { CanvasRenderingContext2D } from 'canvas';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';

/** A character that's still to be taken: a person without a face in a dotted ring, `size` pixels wide. */
export function vacancy(
  context: CanvasRenderingContext2D,
  theme: Theme,
  size: number,
  x: number,
  y: number,
): void {
  stamp(context, `vacancy ${theme.id} ${size}`, size + 4, size + 4, x, y, (inner) => {
    inner.beginPath();
    inner.arc(0, 0, size / 2 - 1.5, 0, Math.PI * 2);
    inner.setLineDash([7, 5]);
    inner.strokeStyle = theme.softInk;
    inner.lineWidth = 2.5;
    inner.stroke();
    inner.setLineDash([]);
    inner.beginPath();
    inner.arc(0, 0, size / 2 - 5, 0, Math.PI * 2);
    inner.clip();
    inner.fillStyle = theme.softInk;
    inner.beginPath();
    inner.arc(0, -size * 0.1, size * 0.16, 0, Math.PI * 2);
    inner.ellipse(0, size * 0.38, size * 0.28, size * 0.27, 0, 0, Math.PI * 2);
    inner.fill();
  });
}
