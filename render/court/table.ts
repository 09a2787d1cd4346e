import type { CanvasRenderingContext2D } from 'canvas';
import type { Painting } from '../painting.ts';
import { drawBoard } from './board/board.ts';
import { drawPeasantry, drawRow } from './board/commons.ts';
import { tableBackdrop } from './castle/backdrop.ts';
import { drawNiches } from './castle/niches.ts';
import { type Changes, changesOf } from './changes.ts';
import { drawPanel } from './panel/panel.ts';
import type { CourtScene } from './scene.ts';
import { tableAlt } from './texts/tableAlt.ts';
import { tableText } from './texts/tableText.ts';

/** Everything left of the parchment. */
export function drawCastleSide(context: CanvasRenderingContext2D, scene: CourtScene, changes: Changes): void {
  drawNiches(context, scene, changes);
  drawBoard(context, scene);
  drawRow(context, scene);
  drawPeasantry(context, scene);
}

export function tablePainting(scene: CourtScene): Painting {
  const changes = changesOf(scene.events, scene.view.players.length);
  return {
    ...tableBackdrop(scene.theme),
    draw: (context) => {
      drawCastleSide(context, scene, changes);
      drawPanel(context, scene, changes);
    },
    alt: tableAlt(scene),
    text: tableText(scene),
  };
}
