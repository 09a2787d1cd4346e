import type { CanvasRenderingContext2D } from 'canvas';
import type { Range } from '../../../src/games/artus/data.ts';
import type { Figure } from '../../../src/games/artus/types.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawFigure } from '../board/figures.ts';
import { CHIP, drawChip } from '../chip.ts';
import { DIAGRAM } from './sheet.ts';

const VALUE = 7;

/** A row of chairs: the figure on one of them, and dashed frames with the steps where it may go. */
export function moveDiagram(
  context: CanvasRenderingContext2D,
  theme: Theme,
  range: Range,
  figure: Figure,
): void {
  const first = range.both ? -range.max : 0;
  const count = range.max - first + 1;
  const pitch = DIAGRAM.width / count;
  const seat = pitch - 3;
  const y = DIAGRAM.y + 84;
  for (let steps = first; steps <= range.max; steps++) {
    const x = DIAGRAM.x + (steps - first + 0.5) * pitch;
    const reached = steps !== 0 && Math.abs(steps) >= range.min;
    context.fillStyle = theme.wood.mid;
    context.fillRect(x - seat / 2, y - 22, seat, 44);
    if (!reached) continue;
    context.save();
    context.strokeStyle = theme.highlight;
    context.lineWidth = 3;
    context.setLineDash([6, 4]);
    context.strokeRect(x - seat / 2 + 3, y - 19, seat - 6, 38);
    context.restore();
    write(context, String(Math.abs(steps)), x, y + 42, { size: 20, colour: theme.ink, align: 'centre' });
  }
  const x = DIAGRAM.x + (0.5 - first) * pitch;
  drawFigure(context, theme, figure, 56, Math.max(x, DIAGRAM.x + 24), y - 8);
  drawChip(context, theme, VALUE, Math.max(x, DIAGRAM.x + CHIP.width / 2), y - 52);
}
