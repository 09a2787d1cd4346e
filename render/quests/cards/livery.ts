import type { CanvasRenderingContext2D } from 'canvas';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Livery } from '../reading.ts';
import { charge } from './charges.ts';

/** A round badge in a colour, with its charge. */
export function drawLivery(
  context: CanvasRenderingContext2D,
  theme: Theme,
  livery: Livery,
  size: number,
  x: number,
  y: number,
): void {
  stamp(context, `livery ${theme.id} ${livery} ${size}`, size + 6, size + 6, x, y, (inner) => {
    const { fill, edge, text } = theme.quests.knights[livery];
    inner.beginPath();
    inner.arc(0, 0, size / 2, 0, Math.PI * 2);
    inner.fillStyle = fill;
    inner.fill();
    inner.strokeStyle = edge === theme.chalk ? theme.engraving : edge;
    inner.lineWidth = Math.max(2, size / 20);
    inner.stroke();
    if (livery === 'merlin') inner.translate(0, -size * 0.04);
    charge(inner, livery, size * 0.66, text, fill);
  });
}
