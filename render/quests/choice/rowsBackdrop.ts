import type { Backdrop } from '../../painting.ts';
import { hall } from '../../parts/hall.ts';
import { parchment } from '../../parts/parchment.ts';
import type { Theme } from '../../themes/theme.ts';
import { plate } from '../board/plate.ts';
import { questsInks } from '../inks.ts';
import { MARGIN, SHEET_WIDTH, sheetTop, WIDTH } from './rowLayout.ts';

/** A band `band` pixels high, and a sheet below it. */
export function rowsBackdrop(theme: Theme, band: number, height: number): Backdrop {
  return {
    key: `quests rows ${theme.id} ${band}`,
    inks: questsInks(theme),
    draw: (context) => {
      const y = sheetTop(band);
      hall(context, theme, { width: WIDTH, height });
      plate(context, theme, { x: MARGIN, y: MARGIN, width: SHEET_WIDTH, height: band });
      parchment(context, theme, { x: MARGIN, y, width: SHEET_WIDTH, height: height - MARGIN - y });
    },
  };
}
