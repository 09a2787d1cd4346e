import type { CanvasRenderingContext2D } from 'canvas';
import { write } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import { QUEST } from '../sheet.ts';

const NAME_Y = -24;

/** Writes the name in one or two lines, as large as possible. */
export function writeName(context: CanvasRenderingContext2D, name: string, colour: string): void {
  const room = QUEST.width - 14;
  const size =
    [19, 18, 17].find((at) => !wrap(name, at, room, 2, 'bold').some((line) => line.endsWith('…'))) ?? 16;
  const lines = wrap(name, size, room, 2, 'bold');
  lines.forEach((line, i) => {
    const y = NAME_Y + (i - (lines.length - 1) / 2) * 20;
    write(context, line, 0, y, { size, colour, align: 'centre' });
  });
}
