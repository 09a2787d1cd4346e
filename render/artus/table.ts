import type { CanvasRenderingContext2D } from 'canvas';
import type { Backdrop, Painting, SizedBackdrop } from '../painting.ts';
import { inksOf } from '../themes/inks.ts';
import type { Theme } from '../themes/theme.ts';
import { drawBackdrop } from './board/backdrop.ts';
import { drawCentre } from './board/centre.ts';
import { drawFigures } from './board/figures.ts';
import { drawSpaces } from './board/spaces.ts';
import { drawPanel } from './panel/panel.ts';
import type { ArtusScene } from './scene.ts';
import { SIZE } from './sheet.ts';
import { drawStrip } from './strip/strip.ts';
import { tableAlt } from './texts/tableAlt.ts';
import { tableText } from './texts/tableText.ts';
import { drawLastTurn } from './turn/lastTurn.ts';
import { playsOf } from './turn/plays.ts';
import { drawTouchedChairs } from './turn/touchedChairs.ts';

export function tableBackdrop(theme: Theme): SizedBackdrop {
  const backdrop: Backdrop = {
    key: `artus table ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => drawBackdrop(context, theme),
  };
  return { ...SIZE, backdrop };
}

/** The round table without the panel beside it. */
export function drawRing(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { theme, view, events } = scene;
  const plays = playsOf(events);
  drawSpaces(context, theme, view.king);
  drawTouchedChairs(context, theme, plays);
  drawFigures(context, theme, view);
  drawLastTurn(context, theme, plays);
  drawCentre(context, scene);
}

export function tablePainting(scene: ArtusScene): Painting {
  return {
    ...tableBackdrop(scene.theme),
    draw: (context) => {
      drawRing(context, scene);
      drawPanel(context, scene);
      drawStrip(context, scene);
    },
    alt: tableAlt(scene),
    text: tableText(scene),
  };
}
