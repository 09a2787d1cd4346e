import type { CanvasRenderingContext2D } from 'canvas';
import type { Chair } from '../../../src/games/artus/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { glow } from '../board/glow.ts';
import { outside } from '../board/outside.ts';
import { angleOf } from '../board/ring.ts';
import { drawNumber, numberWidth, ranges } from './numbers.ts';
import type { Outcome } from './outcome.ts';

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

/** Several ranges don't fit outside a chair; the rows have them all. */
function short(numbers: readonly number[]): string {
  const all = ranges(numbers);
  return all.includes(',') ? `${numbers[0]}…` : all;
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
    const shown = short(all);
    const { x, y } = outside(angleOf(chair), numberWidth(shown) / 2);
    drawNumber(context, theme, shown, x, y);
  }
}
