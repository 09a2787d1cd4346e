import type { Backdrop } from '../../painting.ts';
import { hall } from '../../parts/hall.ts';
import { parchment } from '../../parts/parchment.ts';
import { inksOf } from '../../themes/inks.ts';
import type { Theme } from '../../themes/theme.ts';
import { plate } from '../board/plate.ts';
import { MARGIN, PLATE, SHEET, WIDTH } from './rowLayout.ts';

export function rowsBackdrop(theme: Theme, rows: number, height: number): Backdrop {
  return {
    key: `quests rows ${theme.id} ${rows}`,
    inks: inksOf(theme),
    draw: (context) => {
      hall(context, theme, { width: WIDTH, height });
      plate(context, theme, { ...PLATE, height: height - 2 * MARGIN });
      parchment(context, theme, { ...SHEET, height: height - 2 * MARGIN });
    },
  };
}
