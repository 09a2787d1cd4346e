import type { CanvasRenderingContext2D } from 'canvas';
import type { AdversaryCard } from '../../../src/games/quests/types.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawTrophy } from '../cards/token.ts';
import { grouped, sorted } from '../reading.ts';

export interface TrophyRows {
  readonly lines: number;
  readonly columns: number;
  readonly size: number;
  readonly pitchX: number;
  readonly pitchY: number;
}

export const SMALL_TROPHIES: TrophyRows = { lines: 2, columns: 7, size: 34, pitchX: 38, pitchY: 40 };
export const LARGE_TROPHIES: TrophyRows = { lines: 3, columns: 6, size: 40, pitchX: 44, pitchY: 41 };

/** The number of equal cards that a token stands for, in its corner. */
function badge(context: CanvasRenderingContext2D, theme: Theme, count: number, x: number, y: number): void {
  roundedRect(context, x + 3, y + 5, 23, 16, 5);
  context.fillStyle = theme.ink;
  context.fill();
  write(context, `×${count}`, x + 14.5, y + 13, { size: 15, colour: theme.parchment.light, align: 'centre' });
}

/** Trophies by kind and value, in rows. If there are too many, equal ones share a token with a count. */
export function drawTrophies(
  context: CanvasRenderingContext2D,
  theme: Theme,
  trophies: readonly AdversaryCard[],
  left: number,
  top: number,
  rows: TrophyRows,
): void {
  const cards = sorted(trophies);
  const shown =
    cards.length > rows.columns * rows.lines ? grouped(cards) : cards.map((card) => ({ card, count: 1 }));
  const columns = Math.max(rows.columns, Math.ceil(shown.length / rows.lines));
  const pitch = (rows.pitchX * rows.columns) / columns;
  shown.forEach(({ card, count }, i) => {
    const x = left + rows.pitchX / 2 + (i % columns) * pitch;
    const y = top + rows.pitchY / 2 + Math.floor(i / columns) * rows.pitchY;
    drawTrophy(context, theme, card, rows.size, x, y);
    if (count > 1) badge(context, theme, count, x, y);
  });
}
