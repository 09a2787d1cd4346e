import type { CanvasRenderingContext2D } from 'canvas';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';

/** The part of the parchment with the options. */
export const SHEET = { x: PANEL.x + 26, width: PANEL.width - 52, top: PANEL.y + 118 } as const;
export const ROWS = 12;

/** At most this many options are listed individually. */
export const MAX_CELLS = 2 * ROWS;
export const ROW_HEIGHT = (PANEL.y + PANEL.height - 14 - SHEET.top) / ROWS;
const COLUMN_GAP = 20;

export interface Cell {
  readonly x: number;
  /** Vertical middle. */
  readonly y: number;
  readonly width: number;
}

/** Cells for `count` options in one or two columns; draws the lines between the rows. */
export function cellsFor(context: CanvasRenderingContext2D, { theme }: CourtScene, count: number): Cell[] {
  const columns = count > ROWS ? 2 : 1;
  const width = (SHEET.width - (columns - 1) * COLUMN_GAP) / columns;
  const rows = Math.ceil(count / columns);
  context.fillStyle = theme.parchment.dark;
  for (let row = 0; row < rows; row++)
    context.fillRect(SHEET.x, SHEET.top + row * ROW_HEIGHT, SHEET.width, 1.5);
  return Array.from({ length: count }, (_, i) => ({
    x: SHEET.x + Math.floor(i / rows) * (width + COLUMN_GAP),
    y: SHEET.top + ((i % rows) + 0.5) * ROW_HEIGHT,
    width,
  }));
}

/** Bottom edge of the cells. */
export function bottomOf(cells: readonly Cell[]): number {
  return Math.max(SHEET.top, ...cells.map(({ y }) => y + ROW_HEIGHT / 2));
}
