import type { CanvasRenderingContext2D } from 'canvas';
import type { Backdrop, Ground, Painting } from '../painting.ts';
import { inksOf, type Theme } from '../themes/theme.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawCentre } from './centre.ts';
import { drawFigures } from './figures.ts';
import { drawLastTurn, drawTouchedChairs } from './lastTurn.ts';
import { drawPanel } from './panel.ts';
import type { ArtusScene } from './scene.ts';
import { SIZE } from './sheet.ts';
import { drawSpaces } from './spaces.ts';
import { tableAlt, tableText } from './texts.ts';

export function tableBackdrop(theme: Theme): Backdrop {
  return {
    key: `artus table ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => drawBackdrop(context, theme),
  };
}

/** The ring without the panel beside it. */
export function drawRing(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { theme, view, events } = scene;
  drawSpaces(context, theme, view.king);
  drawTouchedChairs(context, theme, events);
  drawFigures(context, theme, view);
  drawLastTurn(context, theme, events);
  drawCentre(context, scene);
}

export function tableGround(theme: Theme): Ground {
  return { ...SIZE, backdrop: tableBackdrop(theme) };
}

export function tablePainting(scene: ArtusScene): Painting {
  return {
    ...tableGround(scene.theme),
    draw: (context) => {
      drawRing(context, scene);
      drawPanel(context, scene);
    },
    alt: tableAlt(scene),
    text: tableText(scene),
  };
}
