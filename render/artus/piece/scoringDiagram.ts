import type { CanvasRenderingContext2D } from 'canvas';
import type { CardRow } from '../../../src/games/artus/data.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawFigure } from '../board/figures.ts';
import { drawChip } from '../chip.ts';
import { signed, sum } from '../reading.ts';
import { jokerDiagram } from './jokerDiagram.ts';
import { DIAGRAM } from './sheet.ts';

/** Values for an example of each scoring card. */
const EXAMPLES: Readonly<Record<string, readonly number[]>> = {
  'scoring:all': [8, 5, -3, -7],
  'scoring:opposite': [8, 2, -6, -11],
  'scoring:colours': [10, 0, -2],
  'scoring:carpet': [7, 4],
  'scoring:three-red': [-1, -4, -9],
};

/** Knights with the values of their chairs, added up. */
export function scoringDiagram(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { id, scoring }: CardRow,
): void {
  if (scoring?.of === 'best') {
    jokerDiagram(context, theme);
    return;
  }
  const values = EXAMPLES[id] ?? [];
  const sign = scoring?.of === 'all' ? scoring.sign : 1;
  const pitch = 62;
  const left = DIAGRAM.x + (DIAGRAM.width - (values.length + 1.4) * pitch) / 2;
  values.forEach((value, i) => {
    const x = left + (i + 0.5) * pitch;
    if (id === 'scoring:carpet') {
      context.fillStyle = theme.carpet.fill;
      context.fillRect(x - 29, DIAGRAM.y + 12, 58, 78);
    }
    drawFigure(context, theme, { kind: 'knight', seat: 0 }, 66, x, DIAGRAM.y + 50);
    drawChip(context, theme, value, x, DIAGRAM.y + 112);
  });
  const x = left + (values.length + 0.7) * pitch;
  const total = signed(sum(values) * sign);
  write(context, '=', x - 34, DIAGRAM.y + 112, { size: 28, colour: theme.ink, align: 'centre' });
  write(context, total, x + 8, DIAGRAM.y + 112, { size: 34, colour: theme.ink, align: 'centre' });
}
