import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { widthOf, write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { LEAST } from '../sheet.ts';

const HEIGHT = 36;

/** Numbers in ascending order as ranges: 1–3, 7. */
export function ranges(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < numbers.length; i++) {
    const first = numbers[i] as number;
    while (numbers[i + 1] === (numbers[i] as number) + 1) i++;
    const last = numbers[i] as number;
    parts.push(first === last ? `${first}` : `${first}–${last}`);
  }
  return parts.join(', ');
}

export function numberWidth(shown: string): number {
  return Math.max(HEIGHT, widthOf(shown, LEAST) + 18);
}

/** The number of a choice, as on its button, centred on (x, y). */
export function drawNumber(
  context: CanvasRenderingContext2D,
  theme: Theme,
  shown: string,
  x: number,
  y: number,
): void {
  const width = numberWidth(shown);
  stamp(context, `choice ${theme.id} ${shown}`, Math.ceil(width) + 6, HEIGHT + 6, x, y, (inner) => {
    roundedRect(inner, -width / 2, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2);
    inner.fillStyle = theme.highlight;
    inner.fill();
    inner.strokeStyle = theme.engraving;
    inner.lineWidth = 2.5;
    inner.stroke();
    write(inner, shown, 0, 0, { size: LEAST, colour: theme.engraving, align: 'centre' });
  });
}
