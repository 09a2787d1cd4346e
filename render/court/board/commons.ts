import type { CanvasRenderingContext2D } from 'canvas';
import { COURTIERS } from '../../../src/games/court/types.ts';
import { write } from '../../parts/text.ts';
import { coin, emptyPlace } from '../pieces/coins.ts';
import type { CourtScene } from '../scene.ts';
import { CARPET, MEADOW } from '../sheet.ts';

const LABEL = 140;

/** Diameters of a coin in the row and in the peasantry. */
export const ASPIRANT = 78;
export const PEASANT = 66;

/** Size of the largest row. */
const PLACES = 5;

type Point = { readonly x: number; readonly y: number };

/** Centre of a place in the row. */
export function aspirantAt(place: number): Point {
  const left = CARPET.x + 34 + LABEL;
  const pitch = (CARPET.width - 66 - LABEL) / PLACES;
  return { x: left + pitch * (place + 0.5), y: CARPET.y + CARPET.height / 2 };
}

/** Centre of the coin for a type of peasant, counted in the order of `COURTIERS`. */
export function peasantAt(type: number): Point {
  const left = MEADOW.x + 34 + LABEL;
  const pitch = (MEADOW.width - 44 - LABEL) / COURTIERS.length;
  return { x: left + pitch * type + 34, y: MEADOW.y + 88 };
}

/** A name and, below it, what it means. */
function label(
  context: CanvasRenderingContext2D,
  [name, meaning]: readonly [string, string],
  x: number,
  y: number,
  colour: string,
): void {
  const line = { colour, maxWidth: LABEL, size: 28, minSize: 26 };
  write(context, name, x, y - 18, line);
  write(context, meaning, x, y + 18, { ...line, weight: 'normal', size: 26 });
}

/** The aspirants on their carpet; the places of those who've left are empty, and being chosen for if a row is laid. */
export function drawRow(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const { theme, view, words } = scene;
  const { aspirants, row } = words.courtPicture;
  label(context, [aspirants, row], CARPET.x + 34, CARPET.y + CARPET.height / 2, theme.carpet.text);
  for (let i = 0; i < view.rowSize; i++) {
    const { x, y } = aspirantAt(i);
    const courtier = view.row[i];
    if (courtier !== undefined) {
      coin(context, theme, courtier, ASPIRANT, x, y);
      continue;
    }
    emptyPlace(context, theme.carpet.edge, ASPIRANT - 4, x, y);
    if (view.phase === 'refill')
      write(context, '?', x, y, { size: 48, colour: theme.carpet.edge, align: 'centre' });
  }
}

/** The peasantry, with a count for each type. */
export function drawPeasantry(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const { theme, view, words } = scene;
  const { peasantry, peasants } = words.courtPicture;
  const left = COURTIERS.reduce((sum, courtier) => sum + view.peasantry[courtier], 0);
  label(context, [peasantry, peasants(left)], MEADOW.x + 24, peasantAt(0).y, theme.chalk);
  COURTIERS.forEach((courtier, i) => {
    const { x, y } = peasantAt(i);
    coin(context, theme, courtier, PEASANT, x, y);
    write(context, String(view.peasantry[courtier]), x + 48, y, { size: 44, colour: theme.chalk });
  });
}
