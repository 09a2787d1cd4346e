import type { CanvasRenderingContext2D } from 'canvas';
import type { Kind } from '../../src/games/quests/types.ts';
import type { Backdrop, Ground, Painting } from '../painting.ts';
import { hall } from '../parts/hall.ts';
import { parchment } from '../parts/parchment.ts';
import { inksOf, type Theme } from '../themes/theme.ts';
import { drawAdventure, shade } from './adventures.ts';
import { drawBoard, drawBoardGround, newPlaces } from './board.ts';
import { drawPanel } from './panel.ts';
import { drawPiles, drawPilesGround } from './piles.ts';
import type { QuestsScene } from './scene.ts';
import { PANEL, SIZE } from './sheet.ts';
import { tableAlt, tableText } from './texts.ts';
import { drawTurnGround, drawTurnPlate, toldTurn } from './turnPlate.ts';

export function tableBackdrop(theme: Theme): Backdrop {
  return {
    key: `quests table ${theme.id}`,
    inks: [...inksOf(theme), shade(theme)],
    draw: (context) => {
      hall(context, theme, SIZE);
      drawBoardGround(context, theme);
      drawTurnGround(context, theme);
      drawPilesGround(context, theme);
      parchment(context, theme, PANEL);
    },
  };
}

/** Whether a card of the display is new or bears a new seal in the turn that is told. */
function newInTurn(scene: QuestsScene): (kind: Kind, place: number) => boolean {
  const told = toldTurn(scene);
  if (told === null) return () => false;
  const { log } = told;
  const sealed = log.challenge?.mode === 'usual' ? log.challenge.card : null;
  return (kind, place) => {
    const shown = scene.view.columns[kind][place];
    return (
      newPlaces(scene.view, log, kind).has(place) || (shown?.card === sealed && shown?.seal === log.seat)
    );
  };
}

function drawTable(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { theme, view } = scene;
  drawBoard(context, theme, view, newInTurn(scene));
  const latest = toldTurn(scene)?.log.adventure?.adventure;
  view.adventures.forEach((adventure, i) => {
    drawAdventure(context, scene, adventure, i, adventure.id === latest);
  });
  drawPiles(context, scene);
  drawTurnPlate(context, scene);
  drawPanel(context, scene);
}

export function tableGround(theme: Theme): Ground {
  return { ...SIZE, backdrop: tableBackdrop(theme) };
}

export function tablePainting(scene: QuestsScene): Painting {
  return {
    ...tableGround(scene.theme),
    draw: (context) => drawTable(context, scene),
    alt: tableAlt(scene),
    text: tableText(scene),
  };
}
