import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { signed } from './reading.ts';
import { LEAST } from './sheet.ts';

export const CHIP = { width: 58, height: 34 } as const;

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
    const { width, height } = CHIP;
    roundedRect(inner, -width / 2, -height / 2, width, height, value > 0 ? 16 : value < 0 ? 3 : 8);
    inner.fillStyle = field.fill;
    inner.fill();
    inner.strokeStyle = field.edge;
    inner.lineWidth = 1.5;
    inner.stroke();
    write(inner, signed(value), 0, 0, { size: LEAST, colour: field.text, align: 'centre' });
  });
}
