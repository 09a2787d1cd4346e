import type { CanvasRenderingContext2D } from 'canvas';
import { FIRST_Y, GAP, PITCH } from '../panel/layout.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';

/** The part of the parchment with the options. */
export const SHEET = {
  x: PANEL.x + 24,
  width: PANEL.width - 48,
  top: PANEL.y + 108,
  bottom: PANEL.y + PANEL.height - 14,
} as const;

/** Heights of a row in pixels: at least, at least if there are courts below, and at most. */
const ROW = { least: 43, besideCourts: 58, most: 96 } as const;
const COLUMN_GAP = 18;

export interface Cell {
  readonly x: number;
  /** Vertical middle. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Grid {
  /** For the first options, in order, down the first column and then the second. */
  readonly cells: readonly Cell[];
  /** Where to say how many options there are besides. */
  readonly rest: Cell | null;
  /** How many courts fit below. */
  readonly courts: number;
}

/** Bottom edge of the options above so many courts. */
export function bottomAbove(courts: number): number {
  return courts === 0 ? SHEET.bottom : FIRST_Y + (4 - courts) * PITCH - GAP;
}

/** At most this many options are listed in so many columns. */
export function capacity(columns: 1 | 2): number {
  return columns * Math.floor((SHEET.bottom - SHEET.top) / ROW.least);
}

/** Cells for `count` options in one or two columns, with as many of the courts below as fit. */
export function gridOf(count: number, columns: 1 | 2, courts: number): Grid {
  const most = capacity(columns);
  const shown = count > most ? most - 1 : count;
  const all = Math.min(count, most);
  const rows = Math.ceil(all / columns);
  let below = courts;
  while (below > 0 && rows * ROW.besideCourts > bottomAbove(below) - SHEET.top) below--;
  const height = Math.min(ROW.most, (bottomAbove(below) - SHEET.top) / Math.max(rows, 1));
  const width = (SHEET.width - (columns - 1) * COLUMN_GAP) / columns;
  const cells = Array.from({ length: all }, (_, i) => ({
    x: SHEET.x + Math.floor(i / rows) * (width + COLUMN_GAP),
    y: SHEET.top + ((i % rows) + 0.5) * height,
    width,
    height,
  }));
  return { cells: cells.slice(0, shown), rest: cells[shown] ?? null, courts: below };
}

/** A thin line above each row. */
export function drawRules(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  cells: readonly Cell[],
): void {
  context.fillStyle = theme.parchment.dark;
  const tops = new Set(cells.map(({ y, height }) => y - height / 2));
  for (const top of tops) context.fillRect(SHEET.x, top - 0.75, SHEET.width, 1.5);
}
