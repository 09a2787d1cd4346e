import type { CanvasRenderingContext2D } from 'canvas';
import { withShadow } from '../../parts/shadow.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';

/** Points in a gold medal. */
export function drawMedal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  points: number,
  radius: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(radius * 2.5);
  stamp(context, `medal ${theme.id} ${points} ${radius}`, box, box, x, y, (inner) => {
    const disc = (r: number, colour: string) => {
      inner.beginPath();
      inner.arc(0, 0, r, 0, Math.PI * 2);
      inner.fillStyle = colour;
      inner.fill();
    };
    withShadow(inner, theme, radius * 0.12, () => disc(radius, theme.gold.dark));
    disc(radius - 2.5, theme.gold.light);
    disc(radius * 0.83, theme.gold.mid);
    write(inner, String(points), 0, 0, {
      size: Math.round(radius * 1.2),
      colour: theme.engraving,
      align: 'centre',
    });
  });
}
