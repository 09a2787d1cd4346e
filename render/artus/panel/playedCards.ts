import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId, PileId } from '../../../src/games/artus/types.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { pileCards } from '../cardIcons.ts';
import { drawCell } from './playedCell.ts';

const PITCH = { x: 31, y: 26 } as const;

/** One cell per card, one row per pile; played cards are dark. */
export function drawPlayed(
  context: CanvasRenderingContext2D,
  theme: Theme,
  played: readonly CardId[],
  x: number,
  y: number,
  piles: readonly PileId[],
): void {
  const left = new Map<CardId, number>();
  for (const card of played) left.set(card, (left.get(card) ?? 0) + 1);
  piles.forEach((pile, row) => {
    pileCards(pile).forEach((card, column) => {
      const count = left.get(card) ?? 0;
      left.set(card, count - 1);
      const at = [x + (column + 0.5) * PITCH.x, y + (row + 0.5) * PITCH.y] as const;
      stamp(context, `cell ${theme.id} ${card} ${count > 0}`, 34, 30, ...at, (inner) =>
        drawCell(inner, theme, card, count > 0),
      );
    });
  });
}
