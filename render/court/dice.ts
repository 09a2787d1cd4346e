import type { CanvasRenderingContext2D } from 'canvas';
import { crown } from '../parts/crown.ts';
import { roundedRect, withShadow } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import type { Theme } from '../themes/theme.ts';

function cube(
  context: CanvasRenderingContext2D,
  theme: Theme,
  size: number,
  fill: string,
  edge: string,
): void {
  const half = size / 2;
  withShadow(context, theme, size * 0.08, () => {
    roundedRect(context, -half, -half, size, size, size * 0.22);
    context.fillStyle = edge;
    context.fill();
  });
  roundedRect(context, -half + 2.5, -half + 2.5, size - 5, size - 5, size * 0.18);
  context.fillStyle = fill;
  context.fill();
}

/** The King's Favor: the green die, with a crown. */
export function favorDie(
  context: CanvasRenderingContext2D,
  theme: Theme,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.3);
  stamp(context, `favor ${theme.id} ${size}`, box, box, x, y, (inner) => {
    cube(inner, theme, size, theme.green.fill, theme.gold.mid);
    inner.translate(0, size * 0.03);
    crown(inner, size * 0.68, theme.gold.light);
  });
}

/** The black die: this character must be taken. */
export function blackDie(
  context: CanvasRenderingContext2D,
  theme: Theme,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.3);
  stamp(context, `die ${theme.id} ${size}`, box, box, x, y, (inner) => {
    const { fill, edge, text } = theme.castle.die;
    cube(inner, theme, size, fill, edge);
    inner.fillStyle = text;
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ] as const) {
      inner.beginPath();
      inner.arc(dx * size * 0.23, dy * size * 0.23, size * 0.085, 0, Math.PI * 2);
      inner.fill();
    }
  });
}
