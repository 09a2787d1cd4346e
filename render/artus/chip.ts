import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { signed } from './reading.ts';

export const CHIP = { width: 46, height: 28 } as const;

/** A Knight's value in the colour of its space. */
export function drawChip(
  context: CanvasRenderingContext2D,
  theme: Theme,
  value: number,
  x: number,
  y: number,
): void {
  stamp(context, `chip ${theme.id} ${value}`, CHIP.width + 4, CHIP.height + 4, x, y, (inner) => {
    const field = value > 0 ? theme.green : value < 0 ? theme.red : theme.yellow;
    roundedRect(
      inner,
      -CHIP.width / 2,
      -CHIP.height / 2,
      CHIP.width,
      CHIP.height,
      value > 0 ? 14 : value < 0 ? 3 : 7,
    );
    inner.fillStyle = field.fill;
    inner.fill();
    inner.strokeStyle = field.edge;
    inner.lineWidth = 1.5;
    inner.stroke();
    write(inner, signed(value), 0, 0, { size: 20, colour: field.text, align: 'centre' });
  });
}
