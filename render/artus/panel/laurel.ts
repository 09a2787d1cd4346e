import type { CanvasRenderingContext2D } from 'canvas';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';

const LEAVES = 7;

function leaf(context: CanvasRenderingContext2D, theme: Theme, length: number): void {
  context.beginPath();
  context.moveTo(-length / 2, 0);
  context.quadraticCurveTo(0, -length * 0.42, length / 2, 0);
  context.quadraticCurveTo(0, length * 0.42, -length / 2, 0);
  context.closePath();
  context.fillStyle = theme.gold.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1.5;
  context.stroke();
}

/** A laurel wreath, open at the top, for whoever leads: two branches around (x, y). */
export function laurel(
  context: CanvasRenderingContext2D,
  theme: Theme,
  radius: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(radius * 2.7);
  stamp(context, `laurel ${theme.id} ${radius}`, box, box, x, y, (inner) => {
    for (const side of [-1, 1]) {
      for (let i = 0; i < LEAVES; i++) {
        const angle = Math.PI / 2 - side * (0.22 + (i / (LEAVES - 1)) * 2.1);
        for (const [aside, away] of [
          [0.55, 1.06],
          [-0.45, 0.93],
        ] as const) {
          inner.save();
          inner.translate(Math.cos(angle) * radius * away, Math.sin(angle) * radius * away);
          inner.rotate(angle - (side * Math.PI) / 2 + side * aside);
          leaf(inner, theme, radius * 0.36);
          inner.restore();
        }
      }
    }
  });
}
