import type { CanvasRenderingContext2D } from 'canvas';
import { SPACES } from '../../../src/games/artus/data.ts';
import type { Figure } from '../../../src/games/artus/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawFigure } from '../board/figures.ts';
import { drawChip } from '../chip.ts';
import { DIAGRAM } from './sheet.ts';

const PITCH = { x: 64, y: 46 } as const;
const SHOWN = 9;

/** The King, and the values behind him, in rows. */
export function valuesDiagram(context: CanvasRenderingContext2D, theme: Theme, king: Figure): void {
  drawFigure(context, theme, king, 62, DIAGRAM.x + 34, DIAGRAM.y + 30);
  SPACES.slice(1, SHOWN + 3).forEach(({ value }, i) => {
    const place = i + 1;
    const x = DIAGRAM.x + 34 + (place % 5) * PITCH.x;
    const y = DIAGRAM.y + 30 + Math.floor(place / 5) * PITCH.y;
    drawChip(context, theme, value, x, y);
  });
}
