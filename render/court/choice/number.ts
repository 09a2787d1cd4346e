import type { CanvasRenderingContext2D } from 'canvas';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Cell } from './cells.ts';

const DISC = 41;

/** Width of the number with the space behind it. */
export const NUMBER_WIDTH = DISC + 8;

/** The option's number in a ring at the cell's left edge. Returns the rest of the cell. */
export function numbered(
  context: CanvasRenderingContext2D,
  theme: Theme,
  number: number,
  { x, y, width, height }: Cell,
): Cell {
  stamp(
    context,
    `option ${theme.id} ${number}`,
    DISC + 4,
    DISC + 4,
    x + DISC / 2,
    y,
    (inner: CanvasRenderingContext2D) => {
      inner.beginPath();
      inner.arc(0, 0, DISC / 2 - 1, 0, Math.PI * 2);
      inner.fillStyle = theme.highlight;
      inner.fill();
      inner.strokeStyle = theme.ink;
      inner.lineWidth = 2.5;
      inner.stroke();
      write(inner, String(number), 0, 0, { size: 26, colour: theme.engraving, align: 'centre' });
    },
  );
  return { x: x + NUMBER_WIDTH, y, width: width - NUMBER_WIDTH, height };
}
