import type { CanvasRenderingContext2D } from 'canvas';
import type { Backdrop } from '../../painting.ts';
import { drawChart } from '../../parts/chart.ts';
import { hall } from '../../parts/hall.ts';
import { widthOf } from '../../parts/measure.ts';
import { parchment } from '../../parts/parchment.ts';
import { shareOf } from '../../parts/share.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { questsInks } from '../inks.ts';
import type { QuestsScene } from '../scene.ts';
import {
  ADVENTURES_WIDTH,
  ADVENTURES_X,
  HEAD_HEIGHT,
  KNIGHTS_X,
  MARGIN,
  rankingHeight,
  rowHeight,
  SHEET_WIDTH,
  SIZE,
  TOTAL_X,
  TROPHIES_WIDTH,
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
  write(context, texts.end.adventures, ADVENTURES_X, y, { ...head, maxWidth: ADVENTURES_WIDTH });
  write(context, texts.end.trophies, TROPHIES_X, y, { ...head, maxWidth: TROPHIES_WIDTH - 10 });
  const last = [texts.end.knights, texts.end.points] as const;
  const widths = last.map((text) => widthOf(text, head.size));
  const share = shareOf(widths, TOTAL_X - KNIGHTS_X - 6);
  const [knights, points] = widths.map((width) => Math.ceil(width * share));
  write(context, last[0], KNIGHTS_X, y, { ...head, maxWidth: knights! });
  write(context, last[1], TOTAL_X, y, { ...head, align: 'right', maxWidth: points! });
  ranking(scene).forEach((rank, i) => {
    drawRank(context, scene, rank, MARGIN + HEAD_HEIGHT + i * rowHeight(players));
  });
  const top = MARGIN + rankingHeight(players) + 12;
  const title = write(context, texts.end.scoresByTurn, MARGIN + 28, top + 32, {
    size: 28,
    colour: theme.ink,
    maxWidth: 440,
  });
  write(context, reason, TOTAL_X, top + 32, {
    size: 26,
    weight: 'normal',
    colour: theme.softInk,
    align: 'right',
    maxWidth: Math.min(700, TOTAL_X - MARGIN - 28 - title - 30),
  });
  drawChart(context, theme, view.scoresByTurn, {
    x: MARGIN + 16,
    y: top + 78,
    width: SHEET_WIDTH - 44,
    height: SIZE.height - MARGIN - 34 - (top + 78),
  });
}
