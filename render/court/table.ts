import type { CanvasRenderingContext2D } from 'canvas';
import type { Ground, Painting } from '../painting.ts';
import type { Theme } from '../themes/theme.ts';
import { tableBackdrop } from './backdrop.ts';
import { drawBoard } from './board.ts';
import { type Changes, changesOf } from './changes.ts';
import { drawPeasantry, drawRow } from './commons.ts';
import { drawNiches } from './niches.ts';
import { drawPanel } from './panel.ts';
import type { CourtScene } from './scene.ts';
import { SIZE } from './sheet.ts';
import { tableAlt, tableText } from './texts.ts';

/** All to the left of the parchment. */
export function drawCastleSide(context: CanvasRenderingContext2D, scene: CourtScene, changes: Changes): void {
  drawNiches(context, scene, changes);
  drawBoard(context, scene);
  drawRow(context, scene);
  drawPeasantry(context, scene);
}

export function tableGround(theme: Theme): Ground {
  return { ...SIZE, backdrop: tableBackdrop(theme) };
}

export function tablePainting(scene: CourtScene): Painting {
  const changes = changesOf(scene.events, scene.view.players.length);
  return {
    ...tableGround(scene.theme),
    draw: (context) => {
      drawCastleSide(context, scene, changes);
      drawPanel(context, scene, changes);
    },
    alt: tableAlt(scene),
    text: tableText(scene),
  };
}
