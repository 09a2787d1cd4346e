import type { Rect } from '../../parts/rect.ts';
import { CARD } from './cardLayout.ts';

/** Size of the hand pictures, in pixels. */
export const HAND_SIZE = { width: 1200, height: 764 } as const;

/** The parchment below the cards, with the cards that everyone has played. */
export const REGISTER: Rect = { x: 14, y: 424, width: 1172, height: 326 };

const GAP = 9;
const TOP = 14;

/** The places of so many cards, from left to right. */
export function cardPlaces(count: number): Rect[] {
  const pitch = Math.min(CARD.width + GAP, (HAND_SIZE.width - CARD.width - 24) / Math.max(1, count - 1));
  const first = (HAND_SIZE.width - pitch * (count - 1) - CARD.width) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: first + i * pitch, y: TOP, ...CARD }));
}
