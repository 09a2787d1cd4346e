import type { CanvasRenderingContext2D } from 'canvas';
import type { Backdrop, SizedBackdrop } from '../../painting.ts';
import { parchment } from '../../parts/parchment.ts';
import { inksOf } from '../../themes/inks.ts';
import type { Theme } from '../../themes/theme.ts';
import { BOARD, CASTLE, CHART, PANEL, SIZE } from '../sheet.ts';
import { drawBanner } from './banner.ts';
import { drawCarpet } from './carpet.ts';
import { drawCastle } from './castle.ts';
import { drawMeadow } from './meadow.ts';
import { woodenBoard } from './woodenBoard.ts';

function drawScenery(context: CanvasRenderingContext2D, theme: Theme): void {
  const { sky, meadow: grass } = theme.castle;
  context.fillStyle = sky.dark;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  drawCastle(context, theme);
  context.fillStyle = grass.dark;
  context.fillRect(0, CASTLE.y + CASTLE.height, SIZE.width, SIZE.height);
  drawBanner(context, theme);
  woodenBoard(context, theme, BOARD);
  parchment(context, theme, PANEL);
}

/** Castle, board, carpet and meadow, with the parchment beside them. */
export function tableBackdrop(theme: Theme): SizedBackdrop {
  const backdrop: Backdrop = {
    key: `king's court table ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => {
      drawScenery(context, theme);
      drawCarpet(context, theme);
      drawMeadow(context, theme);
    },
  };
  return { ...SIZE, backdrop };
}

/** Like the table's, with a sheet instead of carpet and meadow. */
export function endBackdrop(theme: Theme): SizedBackdrop {
  const backdrop: Backdrop = {
    key: `king's court end ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => {
      drawScenery(context, theme);
      parchment(context, theme, CHART);
    },
  };
  return { ...SIZE, backdrop };
}
