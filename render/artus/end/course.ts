import type { CanvasRenderingContext2D } from 'canvas';
import { drawChart } from '../../parts/chart.ts';
import { write } from '../../parts/text.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { RANK_HEIGHT } from './ranking.ts';

export function drawCourse(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { theme, view, words } = scene;
  const top = PANEL.y + 14 + view.players.length * RANK_HEIGHT + 30;
  write(context, words.artusPicture.scoresByRound, PANEL.x + PANEL.width / 2, top, {
    size: 28,
    colour: theme.ink,
    align: 'centre',
    maxWidth: PANEL.width - 40,
  });
  drawChart(context, theme, view.scoresByRound, {
    x: PANEL.x + 14,
    y: top + 40,
    width: PANEL.width - 30,
    height: Math.min(PANEL.y + PANEL.height - 40 - (top + 40), 480),
  });
}
