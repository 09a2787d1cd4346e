import type { CanvasRenderingContext2D } from 'canvas';
import { withShadow } from '../parts/colour.ts';
import { roundedRect } from '../parts/shapes.ts';
import { crown } from '../parts/shield.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Theme, Tones } from '../themes/theme.ts';

function metalOf(theme: Theme, place: number): Tones {
  return [theme.gold, theme.silver, theme.bronze][place - 1] ?? theme.parchment;
}

/** A medal's width, in pixels. Its words need some however low it is. */
export const medalWidth = (size: number): number => Math.max(66, Math.round(size * 1.75));

/** A place in the ranking in words, on a plate of its metal, `size` pixels high, centred on (x, y). */
export function medal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  place: number,
  label: string,
  size: number,
  x: number,
  y: number,
): void {
  const width = medalWidth(size);
  stamp(context, `place ${theme.id} ${place} ${label} ${size}`, width + 16, size + 16, x, y, (inner) => {
    const metal = metalOf(theme, place);
    const plate = (inset: number, colour: string) => {
      roundedRect(
        inner,
        -width / 2 + inset,
        -size / 2 + inset,
        width - 2 * inset,
        size - 2 * inset,
        size / 2 - inset,
      );
      inner.fillStyle = colour;
      inner.fill();
    };
    withShadow(inner, theme, size * 0.06, () => plate(0, metal.dark));
    plate(2, metal.mid);
    plate(Math.max(4, size * 0.11), metal.light);
    write(inner, label, 0, 0, {
      size: Math.max(26, Math.round(size * 0.7)),
      colour: theme.engraving,
      align: 'centre',
      maxWidth: width - 12,
    });
  });
}

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
