import type { CanvasRenderingContext2D } from 'canvas';
import type { Chair } from '../../../src/games/artus/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { glow } from '../board/glow.ts';
import { onChair, RADII } from '../board/ring.ts';
import { PANEL } from '../sheet.ts';
import { drawNumber, numberWidth, ranges } from './numbers.ts';
import type { Outcome } from './outcome.ts';

/** From the height of a chair's number to that of a number beside it, in pixels. */
const BESIDE = 32;

/** The chairs that figures leave or score on, and those where they may arrive. */
export function drawChoiceChairs(
  context: CanvasRenderingContext2D,
  theme: Theme,
  outcomes: readonly Outcome[],
): void {
  const sources = new Set<Chair>();
  const landings = new Set<Chair>();
  for (const { action, from, to } of outcomes) {
    if (action.type === 'score') for (const chair of action.chairs) sources.add(chair);
    if (action.type === 'place') landings.add(action.chair);
    else if (from !== null) sources.add(from);
    if (to !== null && to !== from) landings.add(to);
  }
  for (const chair of landings) if (!sources.has(chair)) glow(context, theme, chair, true);
  for (const chair of sources) glow(context, theme, chair);
}

/** Outside the chair; where there's no room at the side for a wide one, beside the chair's own number. */
function placeOf(chair: Chair, halfWidth: number): { readonly x: number; readonly y: number } {
  const { x, y } = onChair(chair, RADII.lane + 2);
  const [left, right] = [halfWidth + 4, PANEL.x - halfWidth - 4];
  const inside = Math.min(right, Math.max(left, x));
  return inside === x ? { x, y } : { x: inside, y: y + BESIDE };
}

/** Outside each chair the numbers of the choices that are about it: `chairOf` one choice. */
export function drawChairNumbers(
  context: CanvasRenderingContext2D,
  theme: Theme,
  outcomes: readonly Outcome[],
  chairOf: (outcome: Outcome) => Chair | null,
): void {
  const numbers = new Map<Chair, number[]>();
  outcomes.forEach((outcome, i) => {
    const chair = chairOf(outcome);
    if (chair !== null) numbers.set(chair, [...(numbers.get(chair) ?? []), i + 1]);
  });
  for (const [chair, all] of numbers) {
    const shown = ranges(all);
    const { x, y } = placeOf(chair, numberWidth(shown) / 2);
    drawNumber(context, theme, shown, x, y);
  }
}
