import type { CanvasRenderingContext2D } from 'canvas';
import { CHARACTERS, type CourtView } from '../../src/games/court/types.ts';
import type { Spots } from '../painter.ts';
import type { Painting } from '../painting.ts';
import { tableBackdrop } from './backdrop.ts';
import { drawBoard, drawPeasantry, drawRow } from './board.ts';
import { drawNiches } from './castle.ts';
import { FRAME, HAND_SPOT, SHEET, viewerOf } from './hand.ts';
import { drawPanel, FIRST_Y, LEFT, PITCH } from './panel.ts';
import { plaqueSpots } from './plaque.ts';
import {
  BOARD,
  CARPET,
  CASTLE,
  type Changes,
  type CourtScene,
  changesOf,
  MEADOW,
  NICHE,
  nicheX,
  PANEL,
  PLATE,
  PURSE,
} from './sheet.ts';
import { tableAlt, tableText } from './texts.ts';

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

/** The named places in the picture of the table. */
export function tableSpots(view: CourtView): Spots {
  const niche = { y: NICHE.top - 9, width: PLATE.width, height: PURSE.y + PURSE.height - NICHE.top + 9 };
  return new Map([
    ['castle', CASTLE],
    ...CHARACTERS.map((id) => [id, { ...niche, x: nicheX(id) - niche.width / 2 }] as const),
    ['decision', BOARD],
    ['aspirants', CARPET],
    ['peasantry', MEADOW],
    ['panel', PANEL],
    ...view.players.flatMap((_, seat) =>
      plaqueSpots(view, seat, { x: LEFT, y: FIRST_Y + seat * PITCH, scale: 1 }),
    ),
  ]);
}

/** The named places in the picture of the viewer's own court. */
export function handSpots(view: CourtView): Spots {
  return new Map([['panel', SHEET], ['decision', FRAME], ...plaqueSpots(view, viewerOf(view), HAND_SPOT)]);
}
