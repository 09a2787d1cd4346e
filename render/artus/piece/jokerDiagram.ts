import type { CanvasRenderingContext2D } from 'canvas';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawFigure } from '../board/figures.ts';
import { fingerRing } from '../board/princeMedal.ts';
import { drawChip } from '../chip.ts';
import { DIAGRAM } from './sheet.ts';

const BEST = 8;

/** What the joker can be: a move of any figure, a ring, or the best Knight's value. */
export function jokerDiagram(context: CanvasRenderingContext2D, theme: Theme): void {
  const y = DIAGRAM.y + 52;
  const below = DIAGRAM.y + 114;
  const line = { size: 26, colour: theme.ink, align: 'centre' } as const;
  const at = (column: number): number => DIAGRAM.x + 38 + column * 66;
  drawFigure(context, theme, { kind: 'knight', seat: 0 }, 66, at(0), y);
  drawFigure(context, theme, { kind: 'prince', metal: 'silver', rings: 1, king: false }, 60, at(1), y);
  drawFigure(context, theme, { kind: 'prince', metal: 'bronze', rings: 3, king: true }, 60, at(2), y);
  write(context, '1–3', at(1), below, line);
  context.save();
  context.translate(at(3) + 8, y);
  fingerRing(context, theme, 24);
  context.restore();
  write(context, '+1', at(3) + 8, below, line);
  drawFigure(context, theme, { kind: 'knight', seat: 0 }, 66, at(4), y);
  drawChip(context, theme, BEST, at(4), below);
}
