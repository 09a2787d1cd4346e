import type { CanvasRenderingContext2D } from 'canvas';
import { KNIGHT_COLOURS } from '../../../src/games/quests/data.ts';
import type { AdversaryCard, KnightCard } from '../../../src/games/quests/types.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawKnightRow } from '../cards/knightRow.ts';
import { drawLivery } from '../cards/livery.ts';
import { drawTrophy } from '../cards/token.ts';
import { sorted, strengths } from '../reading.ts';
import { KEEP, KEEP_WIDTH } from './rowLayout.ts';

export function drawCards(
  context: CanvasRenderingContext2D,
  theme: Theme,
  cards: readonly AdversaryCard[],
  size: number,
  left: number,
  y: number,
  room: number,
): void {
  const pitch = Math.min(size + 8, (room - size) / Math.max(1, cards.length - 1));
  sorted(cards).forEach((card, i) => {
    drawTrophy(context, theme, card, size, left + size / 2 + i * pitch, y);
  });
}

/** The remaining knights, and each colour's strength. */
export function drawKept(
  context: CanvasRenderingContext2D,
  theme: Theme,
  kept: readonly KnightCard[],
  y: number,
): void {
  const all = strengths(kept);
  drawKnightRow(context, theme, kept, 48, KEEP, y - 22, KEEP_WIDTH);
  KNIGHT_COLOURS.forEach((colour, i) => {
    const x = KEEP + i * 96;
    drawLivery(context, theme, colour, 32, x + 16, y + 28);
    const most = all[colour] > 0 ? all[colour] + all.merlin : 0;
    write(context, String(most), x + 40, y + 28, { size: 30, colour: theme.ink });
  });
}
