import type { CanvasRenderingContext2D } from 'canvas';
import { COURTIERS, type CourtAction, type Courtier } from '../../../src/games/court/types.ts';
import { ASPIRANT, aspirantAt, PEASANT, peasantAt } from '../board/commons.ts';
import type { CourtScene } from '../scene.ts';
import type { Outcome } from './outcome.ts';

/** Courtiers that the action takes from the row. */
function fromRow(action: CourtAction): readonly Courtier[] {
  if (action.type === 'swapMerlin') return action.take;
  if (action.type === 'takeAspirants') return action.courtiers;
  return action.type === 'takeAspirant' ? [action.courtier] : [];
}

/** Courtiers that the action takes from the peasantry. */
function fromPeasantry(action: CourtAction): readonly Courtier[] {
  if (action.type === 'refill') return action.courtiers;
  return action.type === 'startCourtier' ? [action.courtier] : [];
}

function ring(
  context: CanvasRenderingContext2D,
  colour: string,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
): void {
  context.beginPath();
  context.arc(x, y, size / 2 + 4, 0, Math.PI * 2);
  context.strokeStyle = colour;
  context.lineWidth = 6;
  context.stroke();
}

/** Rings around the courtiers in the row and the peasantry that at least one action takes. */
export function drawChoosable(
  context: CanvasRenderingContext2D,
  { theme, view }: CourtScene,
  outcomes: readonly Outcome[],
): void {
  const row = new Set(outcomes.flatMap(({ action }) => fromRow(action)));
  const peasants = new Set(outcomes.flatMap(({ action }) => fromPeasantry(action)));
  view.row.forEach((courtier, i) => {
    if (row.has(courtier)) ring(context, theme.highlight, aspirantAt(i), ASPIRANT);
  });
  COURTIERS.forEach((courtier, i) => {
    if (peasants.has(courtier)) ring(context, theme.highlight, peasantAt(i), PEASANT);
  });
}
