import type { CanvasRenderingContext2D } from 'canvas';
import type { Rect } from '../parts/rect.ts';
import { wrap, writeLines } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { DISC, disc } from './marks.ts';

const SIZE = 28;
const PITCH = 36;
const GAP = 22;
const PAD = 26;
const COLUMNS = 2;
/** Heights are multiples of it, so that pictures share their backdrops. */
const STEP = 120;
const INDENT = 2 * DISC + 18;

interface Entry {
  readonly number: number;
  readonly lines: readonly string[];
  readonly x: number;
  /** From the legend's top. */
  readonly y: number;
}

export interface Legend {
  readonly width: number;
  readonly height: number;
  readonly entries: readonly Entry[];
}

const columnOf = (width: number): number => (width - PAD) / COLUMNS;

/** Room for a line of text in a column of a legend so wide. */
const roomIn = (width: number): number => columnOf(width) - PAD - INDENT;

/** Numbered sentences in two columns, read down the first and then the second. */
export function layOutLegend(texts: readonly string[], width: number): Legend {
  const column = columnOf(width);
  const perColumn = Math.ceil(texts.length / COLUMNS);
  const bottoms = Array.from({ length: COLUMNS }, () => PAD);
  const placed = texts.map((text, i) => {
    const at = Math.floor(i / perColumn);
    const lines = wrap(text, SIZE, roomIn(width), 4);
    const y = bottoms[at]!;
    bottoms[at] = y + Math.max(lines.length * PITCH, 2 * DISC) + GAP;
    return { number: i + 1, lines, x: PAD + at * column, y };
  });
  if (texts.length === 0) return { width, height: 0, entries: [] };
  const needed = Math.max(...bottoms) - GAP + PAD;
  const height = Math.ceil(needed / STEP) * STEP;
  return {
    width,
    height,
    entries: placed.map((entry) => ({ ...entry, y: entry.y + (height - needed) / 2 })),
  };
}

/** Draws the legend with its top at y. */
export function drawLegend(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { width, entries }: Legend,
  top: number,
): void {
  for (const { number, lines, x, y } of entries) {
    const middle = top + y + Math.max(lines.length * PITCH, 2 * DISC) / 2;
    disc(context, theme, number, x + DISC, middle);
    writeLines(context, lines, x + INDENT, middle - ((lines.length - 1) * PITCH) / 2, PITCH, {
      size: SIZE,
      weight: 'normal',
      colour: theme.ink,
      maxWidth: roomIn(width),
    });
  }
}

/** What the legend lies on. */
export function drawSheet(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: Rect,
): void {
  context.fillStyle = theme.parchment.light;
  context.fillRect(x, y, width, height);
  context.fillStyle = theme.gold.dark;
  context.fillRect(x, y, width, 4);
}
