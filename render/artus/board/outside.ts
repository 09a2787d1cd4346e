import { PANEL } from '../sheet.ts';
import { at, RADII } from './ring.ts';

const MARGIN = 4;

/** Half the width of a round sign, which needs no more room at the sides than above. */
const ROUND = 18;

/** So little doesn't make a sign cover the chair's number. */
const SLIGHT = 9;

/** From the height of a chair's number to that of something beside it, in pixels. */
const BESIDE = 40;

/**
 * The middle of a sign outside the chairs. Where there's no room at the side of the picture for its width, it's moved
 * in, and down so that it doesn't cover the chair's number.
 */
export function outside(angle: number, halfWidth: number): { readonly x: number; readonly y: number } {
  const sideways = Math.cos(angle) ** 2 * Math.max(0, halfWidth - ROUND);
  const { x, y } = at(angle, RADII.lane + 3 + sideways);
  const inside = Math.min(PANEL.x - halfWidth - MARGIN, Math.max(halfWidth + MARGIN, x));
  return { x: inside, y: Math.abs(inside - x) < SLIGHT ? y : y + BESIDE };
}
