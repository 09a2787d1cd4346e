import type { CanvasRenderingContext2D } from 'canvas';
import { write } from '../../parts/text.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { BOTTOM, LEFT, TOP, WIDTH } from './layout.ts';
import type { Outcome } from './outcome.ts';
import { type Density, drawOutcomeRow, rowHeight } from './outcomeRow.ts';

const MORE_HEIGHT = 40;

/** The loosest first. */
const DENSITIES: readonly Density[] = [
  { line: 37, tellsPushed: true },
  { line: 32, tellsPushed: true },
];
const DENSEST: Density = { line: 32, tellsPushed: false };

function heightOf(scene: ArtusScene, outcomes: readonly Outcome[], density: Density): number {
  return outcomes.reduce((all, outcome) => all + rowHeight(scene, outcome, density), 0);
}

/**
 * One row per action, numbered like their buttons; if there are too many, the last line says how many are left out.
 * Returns the bottom of the last row.
 */
export function drawOutcomeRows(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  outcomes: readonly Outcome[],
): number {
  const { theme, words } = scene;
  const fits = (density: Density): boolean => heightOf(scene, outcomes, density) <= BOTTOM - TOP;
  const density = DENSITIES.find(fits) ?? DENSEST;
  let top = TOP;
  for (const [i, outcome] of outcomes.entries()) {
    const height = rowHeight(scene, outcome, density);
    const isLast = i === outcomes.length - 1;
    if (top + height + (isLast ? 0 : MORE_HEIGHT) > BOTTOM) {
      const more = words.artusPicture.choice.more(outcomes.length - i);
      write(context, more, LEFT + 4, top + MORE_HEIGHT / 2, {
        size: LEAST,
        colour: theme.ink,
        maxWidth: WIDTH,
      });
      return top + MORE_HEIGHT;
    }
    drawOutcomeRow(context, scene, outcome, i + 1, top, density);
    top += height;
  }
  return top;
}
