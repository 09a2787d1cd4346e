import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { drawHead, HEAD_HEIGHT, LEFT, WIDTH } from './head.ts';
import type { Outcome } from './outcome.ts';
import { drawOutcomeRow, LINE_HEIGHT, rowHeight } from './outcomeRow.ts';
import { drawScores } from './scores.ts';

/** One row per action; if there are too many, the last line says how many are left out. */
export function drawOutcomeRows(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): void {
  const { theme, words } = scene;
  drawHead(context, scene, seat);
  const bottom = PANEL.y + PANEL.height - 8;
  let top = PANEL.y + HEAD_HEIGHT + 10;
  for (const [i, outcome] of outcomes.entries()) {
    const height = rowHeight(outcome);
    const isLast = i === outcomes.length - 1;
    if (top + height + (isLast ? 0 : LINE_HEIGHT) > bottom) {
      const more = words.artusPicture.choice.more(outcomes.length - i);
      write(context, more, LEFT, top + 18, { size: 21, colour: theme.ink, maxWidth: WIDTH });
      return;
    }
    drawOutcomeRow(context, scene, outcome, top);
    top += height;
  }
  drawScores(context, scene, top);
}
