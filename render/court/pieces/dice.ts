import type { CanvasRenderingContext2D } from 'canvas';
import { withShadow } from '../../parts/colour.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { crown } from '../../parts/shield.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';

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

type Die = (context: CanvasRenderingContext2D, theme: Theme, size: number, x: number, y: number) => void;

/** A die `size` pixels wide, centred on (x, y). */
function die(
  name: string,
  draw: (context: CanvasRenderingContext2D, theme: Theme, size: number) => void,
): Die {
  return (context, theme, size, x, y) => {
    const box = Math.ceil(size * 1.3);
    stamp(context, `${name} ${theme.id} ${size}`, box, box, x, y, (inner) => draw(inner, theme, size));
  };
}

/** The King's Favor: the green die, with a crown. */
export const favorDie: Die = die('favor', (context, theme, size) => {
  cube(context, theme, size, theme.green.fill, theme.gold.mid);
  context.translate(0, size * 0.03);
  crown(context, size * 0.68, theme.gold.light);
});

/** The black die: this character must be taken. */
export const blackDie: Die = die('die', (context, theme, size) => {
  const { fill, edge, text } = theme.castle.die;
  cube(context, theme, size, fill, edge);
  context.fillStyle = text;
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ] as const) {
    context.beginPath();
    context.arc(dx * size * 0.23, dy * size * 0.23, size * 0.085, 0, Math.PI * 2);
    context.fill();
  }
});
