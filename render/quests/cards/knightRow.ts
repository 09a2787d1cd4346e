import type { CanvasRenderingContext2D } from 'canvas';
import type { KnightCard } from '../../../src/games/quests/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawKnight, knightWidth } from './knightCard.ts';

/** Knights side by side from the left, overlapping if they'd exceed `room`. Returns the width used. */
export function drawKnightRow(
  context: CanvasRenderingContext2D,
  theme: Theme,
  cards: readonly KnightCard[],
  height: number,
  left: number,
  y: number,
  room: number,
): number {
  const gap = height * 0.08;
  const widths = cards.map((card) => knightWidth(card, height));
  const whole = widths.reduce((all, width) => all + width + gap, -gap);
  const last = widths.at(-1) ?? 0;
  const squeeze = whole > room ? (room - last) / Math.max(1, whole - last) : 1;
  let offset = 0;
  cards.forEach((card, i) => {
    const width = widths[i] as number;
    drawKnight(context, theme, card, height, left + offset + width / 2, y);
    offset += (width + gap) * squeeze;
  });
  return Math.min(whole, room);
}
