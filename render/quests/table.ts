import type { CanvasRenderingContext2D } from 'canvas';
import type { Kind } from '../../src/games/quests/types.ts';
import type { Backdrop, Painting, SizedBackdrop } from '../painting.ts';
import { hall } from '../parts/hall.ts';
import { parchment } from '../parts/parchment.ts';
import type { Theme } from '../themes/theme.ts';
import { drawAdventure, drawAdventuresBackdrop } from './board/adventures.ts';
import { drawBoard } from './board/board.ts';
import { drawBoardBackdrop } from './board/boardBackdrop.ts';
import { newPlaces } from './board/newPlaces.ts';
import { drawHeading, drawPiles, drawPilesBackdrop } from './board/piles.ts';
import { questsInks } from './inks.ts';
import { drawPanel } from './panel/panel.ts';
import type { QuestsScene } from './scene.ts';
import { PANEL, SIZE } from './sheet.ts';
import { tableAlt } from './texts/tableAlt.ts';
import { tableText } from './texts/tableText.ts';
import { describedTurn } from './turn/describedTurn.ts';
import { drawLastTurn, drawTurnBackdrop, drawTurnBand } from './turn/turnPlate.ts';

export function tableBackdrop(theme: Theme): SizedBackdrop {
  const backdrop: Backdrop = {
    key: `quests table ${theme.id}`,
    inks: questsInks(theme),
    draw: (context) => {
      hall(context, theme, SIZE);
      drawBoardBackdrop(context, theme);
      drawTurnBackdrop(context, theme);
      drawAdventuresBackdrop(context, theme);
      drawPilesBackdrop(context, theme);
      parchment(context, theme, PANEL);
    },
  };
  return { ...SIZE, backdrop };
}

/** Whether a card on display is new, or has a new seal, in the turn that's described. */
function newInTurn(scene: QuestsScene): (kind: Kind, place: number) => boolean {
  const told = describedTurn(scene);
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
  const { view } = scene;
  drawBoard(context, scene, newInTurn(scene));
  const latest = describedTurn(scene)?.log.adventure?.adventure;
  view.adventures.forEach((adventure, i) => {
    drawAdventure(context, scene, adventure, i, adventure.id === latest);
  });
  drawHeading(context, scene);
  drawPiles(context, scene);
  drawTurnBand(context, scene);
  drawLastTurn(context, scene);
  drawPanel(context, scene);
}

export function tablePainting(scene: QuestsScene): Painting {
  return {
    ...tableBackdrop(scene.theme),
    draw: (context) => drawTable(context, scene),
    alt: tableAlt(scene),
    text: tableText(scene),
  };
}
