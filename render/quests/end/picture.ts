import type { CanvasRenderingContext2D } from 'canvas';
import type { Backdrop } from '../../painting.ts';
import { drawChart } from '../../parts/chart.ts';
import { hall } from '../../parts/hall.ts';
import { parchment } from '../../parts/parchment.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { questsInks } from '../inks.ts';
import type { QuestsScene } from '../scene.ts';
import {
  ADVENTURES_X,
  HEAD_HEIGHT,
  KNIGHTS_X,
  MARGIN,
  rankingHeight,
  rowHeight,
  SHEET_WIDTH,
  SIZE,
  TOTAL_X,
  TROPHIES_X,
} from './layout.ts';
import { ranking } from './ranking.ts';
import { drawRank } from './rankRow.ts';

export function endBackdrop(theme: Theme, players: number): Backdrop {
  const bottom = MARGIN + rankingHeight(players) + 12;
  return {
    key: `quests end ${theme.id} ${players}`,
    inks: questsInks(theme),
    draw: (context) => {
      hall(context, theme, SIZE);
      parchment(context, theme, { x: MARGIN, y: MARGIN, width: SHEET_WIDTH, height: rankingHeight(players) });
      parchment(context, theme, {
        x: MARGIN,
        y: bottom,
        width: SHEET_WIDTH,
        height: SIZE.height - MARGIN - bottom,
      });
    },
  };
}

export function drawEnd(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { theme, view, words } = scene;
  const texts = words.questsPicture;
  const players = view.players.length;
  const y = MARGIN + 32;
  const reason = view.end === null ? '' : texts.ended[view.end];
  write(context, texts.over, MARGIN + 26, y, { size: 34, colour: theme.ink, maxWidth: 360 });
  const head = { size: 26, colour: theme.softInk };
  write(context, texts.end.adventures, ADVENTURES_X, y, head);
  write(context, texts.end.trophies, TROPHIES_X, y, head);
  write(context, texts.end.knights, KNIGHTS_X, y, head);
  write(context, texts.end.points, TOTAL_X, y, { ...head, align: 'right' });
  ranking(scene).forEach((rank, i) => {
    drawRank(context, scene, rank, MARGIN + HEAD_HEIGHT + i * rowHeight(players));
  });
  const top = MARGIN + rankingHeight(players) + 12;
  write(context, texts.end.scoresByTurn, MARGIN + 28, top + 32, { size: 28, colour: theme.ink });
  write(context, reason, TOTAL_X, top + 32, {
    size: 26,
    weight: 'normal',
    colour: theme.softInk,
    align: 'right',
    maxWidth: 700,
  });
  drawChart(context, theme, view.scoresByTurn, {
    x: MARGIN + 16,
    y: top + 78,
    width: SHEET_WIDTH - 44,
    height: SIZE.height - MARGIN - 34 - (top + 78),
  });
}
