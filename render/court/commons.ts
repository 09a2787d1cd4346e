import type { CanvasRenderingContext2D } from 'canvas';
import { COURTIERS } from '../../src/games/court/types.ts';
import { write } from '../parts/text.ts';
import { coin, emptyPlace } from './coins.ts';
import type { CourtScene } from './scene.ts';
import { CARPET, MEADOW } from './sheet.ts';

const LABEL = 140;
const ASPIRANT = 84;

/** The aspirants on their carpet, the places of those who have left empty. */
export function drawRow(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const { theme, view, words } = scene;
  const y = CARPET.y + CARPET.height / 2;
  write(context, words.courtPicture.aspirants, CARPET.x + 34, y, {
    size: 26,
    minSize: 20,
    colour: theme.carpet.text,
    maxWidth: LABEL - 4,
  });
  const left = CARPET.x + 34 + LABEL;
  const pitch = (CARPET.width - 54 - LABEL) / 5;
  for (let i = 0; i < view.rowSize; i++) {
    const x = left + pitch * (i + 0.5);
    const courtier = view.row[i];
    if (courtier === undefined) emptyPlace(context, theme.carpet.edge, ASPIRANT - 10, x, y);
    else coin(context, theme, courtier, ASPIRANT, x, y);
  }
}

/** The peasantry counted by type. */
export function drawPeasantry(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const { theme, view, words } = scene;
  const y = MEADOW.y + 84;
  write(context, words.courtPicture.peasantry, MEADOW.x + 24, y, {
    size: 26,
    minSize: 20,
    colour: theme.chalk,
    maxWidth: LABEL,
  });
  const left = MEADOW.x + 34 + LABEL;
  const pitch = (MEADOW.width - 44 - LABEL) / COURTIERS.length;
  COURTIERS.forEach((courtier, i) => {
    const x = left + pitch * i + 34;
    coin(context, theme, courtier, 66, x, y);
    write(context, String(view.peasantry[courtier]), x + 42, y, { size: 42, colour: theme.chalk });
  });
}
