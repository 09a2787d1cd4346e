import { PANEL } from '../sheet.ts';
import { at, RADII } from './ring.ts';

const MARGIN = 4;

/** From the height of a chair's number to that of something beside it, in pixels. */
const BESIDE = 32;

/**
 * The middle of a sign outside the chairs. Where there's no room at the side of the picture for its width, it's moved
 * in, and down so that it doesn't cover the chair's number.
 */
export function outside(angle: number, halfWidth: number): { readonly x: number; readonly y: number } {
  const { x, y } = at(angle, RADII.lane + 3);
  const inside = Math.min(PANEL.x - halfWidth - MARGIN, Math.max(halfWidth + MARGIN, x));
  return { x: inside, y: inside === x ? y : y + BESIDE };
}
